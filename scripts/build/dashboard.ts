import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { baseline, fromSource, quiet } from './base.ts';
import { compressed } from './compressed.ts';
import { firstPage } from './firstPage.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { aliasesFor } from './preact.ts';
import { groups } from './screenGroups.ts';
import { serviceWorker } from './serviceWorker.ts';

/** The full app as static files: every asset hashed, with its brotli and gzip copies beside it. */
export function dashboard(): UserConfig {
  const sources = fromSource();
  return {
    ...sources,
    resolve: { ...sources.resolve, alias: aliasesFor('preact') },
    root: at('packages/dashboard'),
    base: '/',
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      openapi(),
      ...firstPage(),
      serviceWorker(),
      compressed(),
    ],
    // `npm run dev`: one origin for the app and its API, as in production.
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` } },
    build: {
      target: baseline,
      // In kB. The largest chunk is the API document, which loads with its page alone.
      chunkSizeWarningLimit: 600,
      // Which chunks a route loads: what .size-limit.ts lists.
      manifest: true,
      // A data: URL is refused by a strict policy, and a small file costs one request on the same connection.
      assetsInlineLimit: 0,
      // Chromium knows <link rel="modulepreload">; others load the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...quiet,
        optimization: { inlineConst: true },
        // A short hash, because the first page and the first script list these names, and a hash doesn't compress.
        output: {
          codeSplitting: { groups },
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  };
}

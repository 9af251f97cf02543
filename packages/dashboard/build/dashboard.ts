import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { baseline, fromSource, quiet } from '../../../scripts/build/base.ts';
import { compiledAhead } from '../../../scripts/build/compiledAhead.ts';
import { compressed } from '../../../scripts/build/compressed.ts';
import { at } from '../../../scripts/build/paths.ts';
import { aliasesFor } from '../../../scripts/build/preact.ts';
import { firstPage } from './firstPage.ts';
import { openapi } from './openapi.ts';
import { groups } from './screenGroups.ts';
import { serviceWorker } from './serviceWorker.ts';

/** Builds the dashboard as static files: every asset with a hash in its name and with brotli and gzip copies. */
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
      compiledAhead(),
      compressed(),
    ],
    // For `npm run dev`: serves the app and its API on one origin, as in production.
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` } },
    build: {
      target: baseline,
      // In kB. The largest chunk is the API document, which only the documentation page loads.
      chunkSizeWarningLimit: 600,
      // Lists the chunks of each route, for .size-limit.ts.
      manifest: true,
      // A strict CSP blocks data: URLs, and a small file costs one request on the same connection.
      assetsInlineLimit: 0,
      // Chromium supports <link rel="modulepreload">. Other browsers load the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...quiet,
        optimization: { inlineConst: true },
        // Hashes are short, because the first page and the first script list these names, and hashes don't compress.
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

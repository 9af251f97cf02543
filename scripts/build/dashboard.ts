import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Alias, UserConfig } from 'vite';
import { fromSource, quiet } from './base.ts';
import { compact } from './compactNames.ts';
import { compressed } from './compressed.ts';
import { importAgain } from './importAgain.ts';
import { lighter } from './lighter.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { aliasesFor, dashboardRuntime } from './preact.ts';
import { prerender } from './prerender.ts';
import { screenChunks } from './screenChunks.ts';
import { serviceWorker } from './serviceWorker.ts';

/** The full app as static files: every asset hashed, with its brotli and gzip copies beside it. */
export function dashboard(): UserConfig {
  const config = buildOnce();
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      screenChunks(buildOnce()),
      importAgain(),
      ...prerender(),
      serviceWorker(),
      compressed(),
    ],
  };
}

/** What mounts the app on preact. */
const firstUpdates: readonly Alias[] =
  dashboardRuntime === 'preact'
    ? [{ find: /^react-dom\/client$/, replacement: at('scripts/build/firstUpdates.ts') }]
    : [];

/** The configuration of both builds: the trial build, which finds the modules of each screen, and the real one. */
function buildOnce(): UserConfig {
  const sources = fromSource();
  return {
    ...sources,
    resolve: { ...sources.resolve, alias: [...firstUpdates, ...aliasesFor(dashboardRuntime), ...lighter] },
    root: at('packages/dashboard'),
    base: '/',
    plugins: [react(), vanillaExtractPlugin({ identifiers: compact }), openapi()],
    // `npm run dev`: one origin for the app and its API, as in production.
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` } },
    build: {
      target: 'es2022',
      // Which chunks a route loads: what scripts/sizes.mjs weighs.
      manifest: true,
      // A data: URL is refused by a strict policy, and a small file costs one request on the same connection.
      assetsInlineLimit: 0,
      // Every browser that runs ES2022 knows <link rel="modulepreload">.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...quiet,
        optimization: { inlineConst: true },
        // A short hash, because the first page and the first script list these names, and a hash doesn't compress.
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  };
}

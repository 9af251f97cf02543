import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { fromSource } from './base.ts';
import { compressed } from './compressed.ts';
import { at } from './paths.ts';

/** The full app as static files: every asset hashed, with its brotli and gzip copies beside it. */
export function dashboard(): UserConfig {
  return {
    ...fromSource(),
    root: at('packages/dashboard'),
    base: '/',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), compressed()],
    // `npm run dev`: one origin for the app and its API, as in production.
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` } },
    build: {
      target: 'es2022',
      // Which chunks a route loads: what scripts/sizes.mjs weighs.
      manifest: true,
      // A data: URL is refused by a strict policy, and a small file costs one request on the same connection.
      assetsInlineLimit: 0,
    },
  };
}

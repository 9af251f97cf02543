import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { baseline, fromSource } from '../../scripts/build/base.ts';
import { at } from '../../scripts/build/paths.ts';

/** Builds the page with the list as the dashboard is built, and serves it locally. */
export async function buildPage(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'oja-list-'));
  const config = {
    ...fromSource(),
    configFile: false as const,
    root: at('bench/list'),
    logLevel: 'warn' as const,
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: baseline },
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

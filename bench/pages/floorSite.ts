import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { policyFiles } from '../../packages/dashboard/build/firstPage.ts';
import { startNginx, type WebServer } from '../../packages/dashboard/src/e2e/deploy/servers.ts';
import { baseline } from '../../scripts/build/base.ts';
import { compressed } from '../../scripts/build/compressed.ts';
import { at } from '../../scripts/build/paths.ts';

/**
 * Serves the pages that the dashboard is compared with: `/form.html` (a form without a script), `/` (the same form in
 * React) and `/press.html` (an interaction in React). nginx serves them with the dashboard's configuration: the same compression, caching and policy.
 */
export async function serveFloor(): Promise<WebServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'oja-floor-'));
  const root = at('bench/pages/floor');
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [react(), compressed()],
    build: {
      outDir,
      emptyOutDir: true,
      target: baseline,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index.html', 'form.html', 'press.html'].map((page) => join(root, page)) },
    },
  });
  // The policy allows no inline code, because no page has any.
  await mkdir(join(outDir, '.policy'));
  await writeFile(join(outDir, '.policy/nginx.conf'), policyFiles([])['nginx.conf'] ?? '');
  const server = await startNginx({ dashboard: outDir });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

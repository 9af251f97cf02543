import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { baseline } from '../../scripts/build/base.ts';
import { compressed } from '../../scripts/build/compressed.ts';
import { at } from '../../scripts/build/paths.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export interface FloorSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the pages that the dashboard is compared with: `/form.html` (a form without a script) and `/` (the same form
 * in React). Uses the same compression and caching as the dashboard's files.
 */
export async function serveFloor(): Promise<FloorSite> {
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
      rolldownOptions: { input: [join(root, 'index.html'), join(root, 'form.html')] },
    },
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = await readFile(join(outDir, `${path}.br`)).catch(() => null);
    const isPage = extname(path) === '.html';
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'text/plain',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(body && { 'content-encoding': 'br', 'content-length': body.length }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { build } from 'vite';
import { at } from '../../../../scripts/build/paths.ts';
import type { DemoSites } from './demoSites.helper.ts';
import { setEnvironment } from './embedBuild.helper.ts';

const contentTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds an example app for this API with the app's own Vite config. Returns the output folder. */
export async function buildApp(name: string, apiBase: string, into = name): Promise<string> {
  const root = at('examples', name);
  await installOwn(root);
  const outDir = at('.cache/e2e', into);
  const restore = setEnvironment({ NODE_ENV: 'production', VITE_OJA_API_BASE: apiBase });
  try {
    await build({
      root,
      configFile: `${root}/vite.config.ts`,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
    });
  } finally {
    restore();
  }
  return outDir;
}

/**
 * Installs the packages of an app that has its own lock file. The repository's install leaves them out: Angular is a
 * quarter of all files, and only these tests need it.
 */
async function installOwn(app: string): Promise<void> {
  if (!existsSync(join(app, 'package-lock.json')) || existsSync(join(app, 'node_modules'))) return;
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: app });
}

/** Reads a file of a built app by its path in the URL; `null` if there is none. */
export async function readAppFile(folder: string, pathname: string) {
  const file = pathname === '/' ? '/index.html' : pathname;
  const body = await readFile(folder + file).catch(() => null);
  return body && { body, contentType: contentTypes[extname(file)] ?? 'text/plain' };
}

/** Serves a built app on the shop's origin, so that the shop's server gives it sessions. */
export async function serveApp(sites: DemoSites, page: Page, folder: string): Promise<void> {
  await page.context().grantPermissions(['local-network-access'], { origin: sites.shop.url });
  await page.route(`${sites.shop.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/widget-session') return route.continue();
    return route.fulfill((await readAppFile(folder, pathname)) ?? { status: 404, body: '' });
  });
}

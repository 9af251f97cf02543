import { chromiumArgs, findHeadlessShell, forShortPages, requireChromium } from './chromium.mjs';

/** @type {Promise<import('playwright').Browser> | undefined} */
let launched;

/**
 * The browser for all end-to-end tests of one test worker, which run one file after another. It closes when the worker
 * ends. A test closes its contexts with `closeContexts`.
 *
 * @returns {Promise<import('playwright').Browser>}
 */
export function openTestBrowser() {
  launched ??= launch();
  return launched;
}

async function launch() {
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath: findHeadlessShell() ?? (await requireChromium()),
    args: [...chromiumArgs, ...forShortPages],
  });
}

/**
 * Closes all pages of a test file, with their storage.
 *
 * @param {import('playwright').Browser | undefined} browser
 */
export async function closeContexts(browser) {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

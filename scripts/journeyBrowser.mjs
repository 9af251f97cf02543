import { chromiumArgs, findHeadlessShell, forShortPages, requireChromium } from './chromium.mjs';

/** @type {Promise<import('playwright').Browser> | undefined} */
let launched;

/**
 * The browser of all journeys that one worker runs, one file after the other. It ends with the worker; a journey closes
 * its own contexts by `closeContexts`.
 *
 * @returns {Promise<import('playwright').Browser>}
 */
export function openJourneyBrowser() {
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
 * Forgets all that the pages of a file left behind.
 *
 * @param {import('playwright').Browser | undefined} browser
 */
export async function closeContexts(browser) {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

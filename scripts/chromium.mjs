import { existsSync } from 'node:fs';

/** Where distributions put it, most usual first. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Arguments of every launch. The sandbox cannot start as root in a container. A test's browser calls only the
 * addresses that the test opens.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Turns off the optimising compilers: on a page that lives for minutes they take more time than they save. */
export const forShortPages = ['--js-flags=--no-maglev,--no-turbofan'];

/** The path of Debian's Chromium without windows. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The same engine without a browser's own pages and windows, which takes half the processor time beside each page: for
 * tests that start many. `CHROMIUM_PATH` goes before it.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env) {
  return !env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : undefined;
}

/** The command in the error message if no browser is installed. */
const installChromium = 'apt-get update && apt-get install -y chromium';

/**
 * The browser that tests drive: `CHROMIUM_PATH`, then the usual places, then the one that Playwright downloaded.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} The executable's path; `undefined` if no browser is installed.
 */
export async function findChromium(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file. Correct it or unset it.`);
  }
  const usual = usualPlaces.find((place) => existsSync(place));
  return usual ?? (await playwrightsOwn());
}

/**
 * As findChromium, for callers that cannot go on without one.
 *
 * @returns {Promise<string>}
 */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  throw new Error(
    `No Chromium was found. Install one with \`${installChromium}\`, or name one in CHROMIUM_PATH.`,
  );
}

/** Setup looks for a browser before anything is installed, so that Playwright may not be there. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

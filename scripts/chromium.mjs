import { existsSync } from 'node:fs';

/** Paths that distributions use, the most common first. */
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
 * Arguments of every launch. The sandbox can't start as root in a container. Background requests are off, so that a
 * test's browser calls only the addresses that the test opens.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Turns off the optimising compilers, which cost more time than they save on a page that lives for minutes. */
export const forShortPages = ['--js-flags=--no-maglev,--no-turbofan'];

/** Debian's headless shell of Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Finds the headless shell: the same engine without the browser's own pages and windows. It needs half the processor
 * time per page, which helps tests that open many pages. `CHROMIUM_PATH` takes precedence.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env) {
  return !env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : undefined;
}

/** The command that an error message suggests if no browser is installed. */
const installChromium = 'apt-get update && apt-get install -y chromium';

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, then the usual paths, then Playwright's download.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} The executable's path; `undefined` if no browser is installed.
 */
export async function findChromium(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but that file does not exist. Correct or unset it.`);
  }
  const usual = usualPlaces.find((place) => existsSync(place));
  return usual ?? (await playwrightsOwn());
}

/**
 * Like findChromium, but throws if no browser is installed.
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

/** Playwright may be missing: setup looks for a browser before it installs packages. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

import { existsSync } from 'node:fs';

/** Paths that distributions use, the extended support release first. */
const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Finds the Firefox for fault runs: `FIREFOX_PATH`, then the usual paths.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} The executable's path; `undefined` if Firefox is not installed.
 */
export function findFirefox(env = process.env) {
  const named = env['FIREFOX_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, but that file does not exist. Correct or unset it.`);
  }
  return usualPlaces.find((place) => existsSync(place));
}

/**
 * Like findFirefox, but throws if Firefox is not installed.
 *
 * @returns {string}
 */
export function requireFirefox() {
  const found = findFirefox();
  if (found) return found;
  throw new Error(
    'No Firefox was found. Install one with `apt-get update && apt-get install -y firefox-esr`, or name one in FIREFOX_PATH.',
  );
}

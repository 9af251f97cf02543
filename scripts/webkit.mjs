import { existsSync } from 'node:fs';

/** Debian's programs: WebKitGTK's WebDriver, which starts its own browser, and a virtual screen for it. */
const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

/** Debian packages that contain the programs. */
export const webkitPackages = 'webkit2gtk-driver xvfb';

/**
 * Finds the WebKitGTK for `npm run engines`.
 *
 * @returns {typeof programs | undefined} `undefined` if it is not installed.
 */
export function findWebKit() {
  return Object.values(programs).every((program) => existsSync(program)) ? programs : undefined;
}

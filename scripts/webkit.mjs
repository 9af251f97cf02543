import { existsSync } from 'node:fs';

/** Debian's: the WebDriver of WebKitGTK, which starts a browser of its own, and a screen for it. */
const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

/** The packages that they are in. */
export const webkitPackages = 'webkit2gtk-driver xvfb';

/**
 * The WebKitGTK that `npm run engines` drives.
 *
 * @returns {typeof programs | undefined} Undefined where it is not installed.
 */
export function findWebKit() {
  return Object.values(programs).every((program) => existsSync(program)) ? programs : undefined;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installFromDebian } from './debian.mjs';
import { findFirefox } from './firefox.mjs';
import { cutFonts } from './fonts.mjs';
import { findPgBouncer, findServers, unpackPgBouncer, unpackServers } from './servers.mjs';
import { isMain, node, root, run } from './spawn.mjs';
import { findWebKit, webkitPackages } from './webkit.mjs';

/** The folder in which Debian installs every PostgreSQL version. */
const postgres = '/usr/lib/postgresql';

/**
 * Prepares a fresh clone: installs the packages if they are missing or differ from the lock file, and cuts the fonts.
 * Installs browsers, PostgreSQL and web servers if the caller needs them and they are missing. Prints a line for each
 * step that it takes.
 *
 * @param {{ browser?: boolean, firefox?: boolean, engines?: boolean, database?: boolean, servers?: boolean }} [needs]
 */
export async function setup(needs = {}) {
  if (!installed()) await install();
  await cutFonts();
  if (needs.browser && !(await findChromium())) await installChromium();
  if ((needs.firefox || needs.engines) && !findFirefox() && existsSync('/usr/bin/apt-get'))
    await installFirefox();
  if (needs.engines && !findWebKit() && existsSync('/usr/bin/apt-get')) await installWebKit();
  if (needs.database && !existsSync(postgres))
    await installFromDebian('PostgreSQL for the tests of the API', 'postgresql');
  if (needs.servers && !findServers()) await unpackServers();
  if (needs.servers && !findPgBouncer() && existsSync('/usr/bin/apt-get')) await unpackPgBouncer();
}

/** The headless shell is optional: without it, end-to-end tests run in Chromium, more slowly. */
async function installChromium() {
  await installFromDebian('Chromium for the tests', 'chromium');
  await installFromDebian('headless Chromium for the end-to-end tests', 'chromium-headless-shell').catch(
    () => {},
  );
}

/** If Firefox can't be installed, its tests are skipped. */
async function installFirefox() {
  await installFromDebian('Firefox for the tests of the embed', 'firefox-esr').catch(() => {});
}

/** If WebKitGTK can't be installed, its tests are skipped. */
async function installWebKit() {
  await installFromDebian('WebKitGTK for the tests of the embed', webkitPackages).catch(() => {});
}

/** npm needs no registry for cached packages, because the lock file has exact versions. */
async function install() {
  console.log('Installing the packages of package-lock.json. This takes about a minute, once.');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']);
  if (code !== 0) throw new Error('The packages could not be installed: see npm’s output above.');
  if (!existsSync(node))
    throw new Error('The package `node` has no Node for this machine: see npm’s output above.');
}

/** True if npm's record of installed packages matches the lock file. */
function installed() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present || !existsSync(node)) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || !path.includes('node_modules') || present[path]?.version === version,
  );
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined}
 */
function readPackages(lock) {
  try {
    return JSON.parse(readFileSync(join(root, lock), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Ends a script with the error's message, without a stack.
 *
 * @param {unknown} problem
 * @returns {never}
 */
export function giveUp(problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(1);
}

if (isMain(import.meta.url)) await setup({ browser: process.argv.includes('--browser') }).catch(giveUp);

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, run } from './spawn.mjs';

/** Root may; anyone else needs a sudo that does not ask. */
const asRoot = () => (process.getuid?.() === 0 ? [] : ['sudo', '-n']);

/**
 * Installs a package on the machine.
 *
 * @param {string} what What is said to be installed, and what for.
 * @param {string} name Debian's package.
 */
export async function installFromDebian(what, name) {
  console.log(`Installing ${what}: about a minute, once.`);
  for (const command of ['apt-get update -q', `apt-get install -yq --no-install-recommends ${name}`]) {
    const [program = '', ...args] = [...asRoot(), ...command.split(' ')];
    const code = await run(program, args).catch(() => 1);
    if (code !== 0)
      throw new Error(
        `${name} could not be installed. Run \`apt-get update && apt-get install -y ${name}\` as root and try again.`,
      );
  }
}

/**
 * Unpacks packages into a folder, with nothing that they depend on. Nothing is installed: no service starts, and
 * nothing on the machine changes.
 *
 * @param {readonly string[]} names
 * @param {string} folder Absolute.
 * @returns {Promise<string>} What went wrong; '' where nothing did.
 */
export async function unpackFromDebian(names, folder) {
  const packed = `${folder}.packed`;
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const download = () => attempt(['apt-get', 'download', '-q', ...names], packed);
  let problem = await download();
  // A fresh machine has no list of packages yet, and an old list names files that are gone.
  if (problem) problem = (await attempt([...asRoot(), 'apt-get', 'update', '-q'])) || (await download());
  for (const file of problem ? [] : readdirSync(packed))
    problem ||= await attempt(['dpkg-deb', '--extract', join(packed, file), folder]);
  rmSync(packed, { recursive: true, force: true });
  return problem;
}

/**
 * @param {readonly string[]} command
 * @param {string} [cwd]
 * @returns {Promise<string>} What it said, where it failed; '' where it did not.
 */
async function attempt([program = '', ...args], cwd) {
  try {
    const { code, output } = await capture(program, args, cwd ? { cwd } : {});
    return code === 0 ? '' : output.trim() || `${program} ended with code ${code}.`;
  } catch (problem) {
    return String(problem);
  }
}

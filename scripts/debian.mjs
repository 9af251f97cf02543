import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, run } from './spawn.mjs';

/** Prefix for commands that need root: none for root, else a sudo that never asks for a password. */
const asRoot = () => (process.getuid?.() === 0 ? [] : ['sudo', '-n']);

/**
 * Installs a Debian package.
 *
 * @param {string} what Name and purpose of the package, for the message.
 * @param {string} name Name of the Debian package.
 */
export async function installFromDebian(what, name) {
  console.log(`Installing ${what}. This takes about a minute, once.`);
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
 * Unpacks Debian packages into a folder, without their dependencies. Installs nothing: no service starts, and nothing
 * else on the machine changes.
 *
 * @param {readonly string[]} names
 * @param {string} folder Absolute path.
 * @returns {Promise<string>} The error message; '' if it succeeded.
 */
export async function unpackFromDebian(names, folder) {
  const packed = `${folder}.packed`;
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const download = () => attempt(['apt-get', 'download', '-q', ...names], packed);
  let problem = await download();
  // A fresh machine has no package list yet, and an outdated list names deleted files.
  if (problem) problem = (await attempt([...asRoot(), 'apt-get', 'update', '-q'])) || (await download());
  for (const file of problem ? [] : readdirSync(packed))
    problem ||= await attempt(['dpkg-deb', '--extract', join(packed, file), folder]);
  rmSync(packed, { recursive: true, force: true });
  return problem;
}

/**
 * @param {readonly string[]} command
 * @param {string} [cwd]
 * @returns {Promise<string>} The output if the command failed; '' if it succeeded.
 */
async function attempt([program = '', ...args], cwd) {
  try {
    const { code, output } = await capture(program, args, cwd ? { cwd } : {});
    return code === 0 ? '' : output.trim() || `${program} exited with code ${code}.`;
  } catch (problem) {
    return String(problem);
  }
}

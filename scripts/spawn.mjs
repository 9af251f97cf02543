import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository's folder. Avoids the `dirname` of `import.meta`, which came with Node 20.11. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const bins = join(root, 'node_modules', '.bin');

/** The Node that package.json pins, not the one on the machine. */
export const node = join(bins, process.platform === 'win32' ? 'node.exe' : 'node');

/** Node's compile cache. Hundreds of processes in one test run load the same modules. */
const compiled = join(root, '.cache/node');

/**
 * The environment of every tool: the pinned Node is first on the PATH. Removes NODE_ENV, which a test run sets: a build
 * started by a test would bundle React's development version.
 */
function pinned() {
  const { NODE_ENV: _, ...environment } = process.env;
  return {
    NODE_COMPILE_CACHE: compiled,
    ...environment,
    PATH: `${bins}${delimiter}${process.env['PATH'] ?? ''}`,
  };
}

/**
 * Runs a program until it exits, with its output on this terminal.
 *
 * @param {string} command A bin of the project, or any program on the PATH.
 * @param {readonly string[]} args
 * @returns {Promise<number>} Its exit code; 1 if a signal ended it.
 */
export function run(command, args) {
  return runTogether([[command, ...args]]);
}

/**
 * Runs programs in parallel, with their output on this terminal. Ends all of them when one exits, or when this process
 * gets a signal.
 *
 * @param {readonly (readonly [command: string, ...args: string[]])[]} programs
 * @returns {Promise<number>} The exit code of the first that exited; 1 if a signal ended it.
 */
export async function runTogether(programs) {
  const children = programs.map(([command, ...args]) =>
    spawn(command, args, { cwd: root, env: pinned(), stdio: 'inherit' }),
  );
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    for (const child of children) child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  /** @type {Promise<number>[]} */
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('exit', (code) => resolve(code ?? 1));
      }),
  );
  try {
    return await Promise.race(ends);
  } finally {
    stop('SIGTERM');
    await Promise.allSettled(ends);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/**
 * Runs a program until it exits, and captures its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: pinned(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** True if `node` runs this module, false if another module imports it. */
export function isMain(/** @type {string} */ url) {
  return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
}

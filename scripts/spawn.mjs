import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository's folder, without the `dirname` of `import.meta`: that came with Node 20.11. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const bins = join(root, 'node_modules', '.bin');

/** The Node that package.json pins, not the one on the machine. */
export const node = join(bins, process.platform === 'win32' ? 'node.exe' : 'node');

/** Where Node keeps what it compiled: some hundred processes of one test run load the same modules. */
const compiled = join(root, '.cache/node');

/**
 * The environment in which every tool runs on that Node. A test run sets NODE_ENV, and a build inside of it would
 * bundle React's development version: each tool sets its own.
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
 * Runs a program to its end, with its output on this terminal.
 *
 * @param {string} command A bin of the project, or any program on the PATH.
 * @param {readonly string[]} args
 * @returns {Promise<number>} Its exit code; 1 where it was ended by a signal.
 */
export function run(command, args) {
  return runTogether([[command, ...args]]);
}

/**
 * Runs programs side by side, with their output on this terminal. Where one of them ends, or this process is told to,
 * all of them are ended.
 *
 * @param {readonly (readonly [command: string, ...args: string[]])[]} programs
 * @returns {Promise<number>} The exit code of the first that ended; 1 where that was ended by a signal.
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
 * Runs a program to its end and keeps what it said.
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

/** Whether a module is what `node` was told to run, not an import of it. */
export function isMain(/** @type {string} */ url) {
  return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
}

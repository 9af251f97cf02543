import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests } from '../countTests.mjs';
import { root, run } from '../spawn.mjs';

export const cache = join(root, '.cache');
const report = join(cache, 'vitest.json');
const retried = join(cache, 'retried-tests.json');

/**
 * Runs vitest with its output on this terminal, and counts its tests.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ passed: number, failed: number, skipped: number, retried: string[] }>}
 */
export async function runVitest(args) {
  for (const file of [report, retried]) rmSync(file, { force: true });
  mkdirSync(cache, { recursive: true });
  const code = await run('vitest', args);
  return { ...countTests(parse(report), code), retried: parse(retried) ?? [] };
}

/**
 * @param {string} file
 * @returns {any} The parsed file; `undefined` if the run ended before it wrote the file.
 */
function parse(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The tested commit, with a plus sign if the working tree differs; 'unknown' outside of a repository. */
export function testedCommit() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

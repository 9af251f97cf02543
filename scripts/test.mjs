import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stages } from './check.mjs';
import { countTests } from './countTests.mjs';
import { giveUp, setup } from './setup.mjs';
import { root, run } from './spawn.mjs';
import { take } from './steps.mjs';

const report = join(root, '.cache/vitest.json');

const beganAt = Date.now();
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

try {
  await setup({ browser: true, database: true, servers: true });
  const steps = await take(...stages);
  const stepsMs = Date.now() - beganAt;
  const tests = await vitest();
  const passed = steps.passed + tests.passed;
  const failed = steps.failed + tests.failed;
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`set-up, checks and builds: ${seconds(stepsMs)}; in all: ${seconds(Date.now() - beganAt)}`);
  console.log(`${passed} passed, ${failed} failed, ${tests.skipped} skipped`);
} catch (problem) {
  giveUp(problem);
}

/** Runs every project, with its output on this terminal and its report in a file. */
async function vitest() {
  rmSync(report, { force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  process.env['OJA_WHOLE_RUN'] = '1';
  // vite.config.ts names the reporters of a whole run: on this terminal, in the file, and the time of each project.
  const code = await run('vitest', ['run']);
  return countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stages } from './check.mjs';
import { countTests } from './countTests.mjs';
import { giveUp, setup } from './setup.mjs';
import { root, run } from './spawn.mjs';
import { take } from './steps.mjs';

const report = join(root, '.cache/vitest.json');

try {
  await setup({ browser: true, database: true, servers: true });
  const steps = await take(...stages);
  const tests = await vitest();
  const passed = steps.passed + tests.passed;
  const failed = steps.failed + tests.failed;
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed, ${tests.skipped} skipped`);
} catch (problem) {
  giveUp(problem);
}

/** Runs every project, with its output on this terminal and its report in a file. */
async function vitest() {
  rmSync(report, { force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  process.env['OJA_WHOLE_RUN'] = '1';
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
}

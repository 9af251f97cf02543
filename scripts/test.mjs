import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps, outputSteps, sourceSteps } from './check.mjs';
import { giveUp, setup } from './setup.mjs';
import { root, run } from './spawn.mjs';
import { take } from './steps.mjs';

const report = join(root, '.cache/vitest.json');

try {
  await setup({ browser: true });
  const steps = await take([...sourceSteps, ...buildSteps, ...outputSteps]);
  const tests = await vitest();
  const passed = steps.passed + tests.passed;
  const failed = steps.failed + tests.failed;
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed, ${tests.skipped} skipped`);
} catch (problem) {
  giveUp(problem);
}

/** Runs every project and counts from vitest's own report; a run that broke off counts as a failure of its own. */
async function vitest() {
  rmSync(report, { force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  const brokeOff = code !== 0 && counted.failed === 0;
  return brokeOff ? { ...counted, failed: 1 } : counted;
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} File
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: File[] }} answer
 */
function count({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that could not even be read has no failed test: it is one.
  const unread = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    skipped: numPendingTests + numTodoTests,
  };
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.mjs';
import { giveUp, setup } from './setup.mjs';
import { lastLines } from './tests/lastLines.mjs';
import { processorMs } from './tests/processorMs.mjs';
import { cache, runVitest, testedCommit } from './tests/runVitest.mjs';

const beganAt = Date.now();
const processorAtBegin = processorMs();
const inSeconds = (/** @type {number} */ ms) => Math.round(ms / 1000);

/** `npm test`: set-up, checks and builds, then the tests of vite.config.ts. Its last line is the total. */
try {
  await setup({ browser: true, database: true });
  const steps = await check();
  const stepSeconds = inSeconds(Date.now() - beganAt);
  const { skipped, retried, ...tests } = await runVitest(['run']);
  const passed = steps.passed + tests.passed;
  const failed = steps.failed + tests.failed;
  const seconds = inSeconds(Date.now() - beganAt);
  const processorSeconds = inSeconds(processorMs() - processorAtBegin);
  const result = { commit: testedCommit(), passed, failed, skipped, seconds, processorSeconds, retried };
  writeFileSync(join(cache, 'last-run.json'), `${JSON.stringify(result, null, 2)}\n`);
  for (const line of lastLines(result, stepSeconds)) console.log(line);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (problem) {
  giveUp(problem);
}

import process from 'node:process';
import { giveUp, setup } from './setup.mjs';
import { run } from './spawn.mjs';

/**
 * What `npm test` does not run in full: the unit tests with every case of the slow properties and every round of the
 * robustness suites, and every story on the embed's runtime. `npm run test:deep -- <file>` runs one file so.
 */
try {
  await setup({ browser: true, database: true, servers: true });
  process.env['OJA_DEEP'] = '1';
  process.exitCode = await run('vitest', [
    'run',
    '--project=unit',
    '--project=stories-preact',
    ...process.argv.slice(2),
  ]);
} catch (problem) {
  giveUp(problem);
}

import process from 'node:process';
import { giveUp, setup } from './setup.mjs';
import { run } from './spawn.mjs';

/** The unit tests with every case of the slow properties; `npm run test:deep -- <file>` runs one file so. */
try {
  await setup({ browser: true, database: true, servers: true });
  process.env['OJA_DEEP'] = '1';
  process.exitCode = await run('vitest', ['run', '--project', 'unit', ...process.argv.slice(2)]);
} catch (problem) {
  giveUp(problem);
}

import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, run } from './spawn.mjs';

/**
 * Plays seeded schedules of network faults and device events on the built dashboard or embed in a real browser, and
 * checks every statement on screen against the ledger: `npm run faults -- --seed 1 --schedules 200`. See
 * packages/dashboard/src/e2e/faults/README.md.
 */
try {
  await setup({ browser: true });
  await build(['embed', 'dashboard']);
  process.exitCode = await run(node, [
    '--conditions=oja-source',
    'packages/dashboard/src/e2e/faults/main.ts',
    ...process.argv.slice(2),
  ]);
} catch (problem) {
  giveUp(problem);
}

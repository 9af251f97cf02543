import { giveUp, setup } from './setup.mjs';
import { run } from './spawn.mjs';

/**
 * Sells with the embed in the other engines, Firefox and WebKitGTK: on the strictest page, and in the shops of the
 * frameworks. `npm run engines -- --testNamePattern WebKitGTK` takes one of them. An engine that is not there, and that
 * cannot be installed from Debian, is counted as skipped.
 */
try {
  await setup({ browser: true, engines: true });
  process.exitCode = await run('vitest', ['run', '--project=engines', ...process.argv.slice(2)]);
} catch (problem) {
  giveUp(problem);
}

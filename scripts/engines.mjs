import { giveUp, setup } from './setup.mjs';
import { run } from './spawn.mjs';

/**
 * Runs purchases with the embed in Firefox and WebKitGTK: on the page with the strictest CSP, and in the shop of each
 * framework. `npm run engines -- --testNamePattern WebKitGTK` runs one engine. An engine that is neither installed nor
 * installable from Debian counts as skipped.
 */
try {
  await setup({ browser: true, engines: true });
  process.exitCode = await run('vitest', ['run', '--project=engines', ...process.argv.slice(2)]);
} catch (problem) {
  giveUp(problem);
}

import { giveUp, setup } from './setup.mjs';
import { run } from './spawn.mjs';

/**
 * `node scripts/run.mjs <bin> …` runs a tool of the project on its pinned Node. Installs the packages first if they are
 * missing.
 */
try {
  await setup();
  const [command = '', ...args] = process.argv.slice(2);
  process.exitCode = await run(command, args);
} catch (problem) {
  giveUp(problem);
}

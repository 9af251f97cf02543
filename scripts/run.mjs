import { giveUp, setup } from './setup.mjs';
import { run } from './spawn.mjs';

/** `node scripts/run.mjs <bin> …`: a tool of the project on the Node that it pins, installed first where it is missing. */
try {
  await setup();
  const [command = '', ...args] = process.argv.slice(2);
  process.exitCode = await run(command, args);
} catch (problem) {
  giveUp(problem);
}

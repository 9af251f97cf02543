import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, run } from './spawn.mjs';

/** Measures the built pages and the reference API on this machine; see bench/. */
try {
  await setup({ browser: true });
  await build(['embed', 'dashboard']);
  process.exitCode = await run(node, ['--conditions=oja-source', 'bench/main.ts']);
} catch (problem) {
  giveUp(problem);
}

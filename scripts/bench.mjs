import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, run } from './spawn.mjs';

/**
 * Measures the built pages and the reference API on this machine; see bench/. `npm run bench -- api` measures purchases
 * beside the bare database instead, `npm run bench -- list` a list of 50,000 rows, and `npm run bench -- crash` counts
 * what becomes of purchases whose page goes away.
 */
try {
  if (process.argv[2] === 'api') {
    await setup();
    process.exit(await run(node, ['--conditions=oja-source', 'bench/purchases/run.ts']));
  }
  await setup({ browser: true });
  if (process.argv[2] === 'list')
    process.exit(await run(node, ['--conditions=oja-source', 'bench/list/run.ts']));
  if (process.argv[2] === 'crash')
    process.exit(await run(node, ['--conditions=oja-source', 'bench/crash/run.ts']));
  await build(['embed', 'dashboard']);
  process.exitCode = await run(node, ['--conditions=oja-source', 'bench/main.ts']);
} catch (problem) {
  giveUp(problem);
}

import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, run } from './spawn.mjs';

/**
 * Measures the built pages and the reference API on this machine; see bench/README.md. Without arguments it measures
 * the API's calls, the pages and interactions.
 * - `npm run bench -- pages`: only the pages
 * - `npm run bench -- interactions`: how fast the pages respond to a press
 * - `npm run bench -- api`: purchases, compared with the bare database
 * - `npm run bench -- api --rows 200000`: lists of a long history, compared with a short one
 * - `npm run bench -- list`: a list of 50,000 rows
 * - `npm run bench -- crash`: counts the outcomes of purchases whose page is closed midway
 */
try {
  if (process.argv[2] === 'api') {
    await setup();
    const options = process.argv.slice(3);
    const script = options.length > 0 ? 'bench/history/run.ts' : 'bench/purchases/run.ts';
    process.exit(await run(node, ['--conditions=oja-source', script, ...options]));
  }
  await setup({ browser: true });
  if (process.argv[2] === 'list')
    process.exit(await run(node, ['--conditions=oja-source', 'bench/list/run.ts']));
  if (process.argv[2] === 'crash')
    process.exit(await run(node, ['--conditions=oja-source', 'bench/crash/run.ts']));
  await setup({ servers: true });
  await build(['embed', 'dashboard']);
  process.exitCode = await run(node, ['--conditions=oja-source', 'bench/main.ts', ...process.argv.slice(2)]);
} catch (problem) {
  giveUp(problem);
}

import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, run } from './spawn.mjs';

/**
 * The dashboard from its sources, with hot reload, on 5173; its calls go to the reference API on PORT (8080).
 * The partner site, on PORT + 1, uses the built embed.
 */
try {
  await setup();
  await build(['embed']);
  const ended = await Promise.race([
    run(node, ['--conditions=oja-source', 'scripts/serve.ts', ...process.argv.slice(2)]),
    run('vite', ['--mode', 'dashboard', '--port', '5173', '--strictPort']),
  ]);
  process.exit(ended);
} catch (problem) {
  giveUp(problem);
}

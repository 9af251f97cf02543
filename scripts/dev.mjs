import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, runTogether } from './spawn.mjs';

const dashboard = 'http://localhost:5173';

/**
 * Serves the dashboard from its sources, with hot reload. Its calls go to the reference API on PORT (8080). The partner
 * site, on PORT + 1, uses the built embed.
 */
try {
  await setup();
  await build(['embed']);
  process.exitCode = await runTogether([
    [
      node,
      '--conditions=oja-source',
      'scripts/serve.ts',
      `--dashboard=${dashboard}`,
      ...process.argv.slice(2),
    ],
    ['vite', '--mode', 'dashboard', '--port', new URL(dashboard).port, '--strictPort'],
  ]);
} catch (problem) {
  giveUp(problem);
}

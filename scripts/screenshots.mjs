import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from './chromium.mjs';
import { giveUp, setup } from './setup.mjs';
import { capture, root, run } from './spawn.mjs';

/** `npm run screenshots [-- <path> …]` retakes the screenshots below the paths; all of them without a path. */
const folders = ['.storybook/screenshots', 'packages/dashboard/src/screens/screenshots'];
const pages = 'packages/dashboard/src/screens/pages.deep.tsx';

try {
  await setup({ browser: true });
  const some = process.argv.slice(2);
  const { output } = await capture(await requireChromium(), ['--version', '--no-sandbox']);
  const chromium = /Chrom\w* (\d+)/.exec(output)?.[1] ?? 'unknown';
  for (const folder of folders.map((each) => join(root, each))) {
    mkdirSync(folder, { recursive: true });
    if (some.length === 0) {
      for (const file of readdirSync(folder)) if (file.endsWith('.png')) rmSync(join(folder, file));
    }
    writeFileSync(join(folder, 'taken-with.json'), `{ "chromium": "${chromium}" }\n`);
  }
  const take = ['run', '--update=all', '--passWithNoTests'];
  const stories = await run('vitest', [...take, '--project', 'screenshots', ...some]);
  const arePagesMeant = some.length === 0 || some.some((path) => pages.includes(path));
  const drawn = arePagesMeant ? await run('vitest', [...take, '--project', 'page-screenshots']) : 0;
  process.exitCode = stories || drawn;
} catch (problem) {
  giveUp(problem);
}

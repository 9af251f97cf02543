import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from './chromium.mjs';
import { giveUp, setup } from './setup.mjs';
import { capture, root, run } from './spawn.mjs';

/** `npm run pictures [-- <path of stories> …]`: takes the kept pictures anew; without a path, all of them. */
const kept = join(root, '.storybook/pictures');

try {
  await setup({ browser: true });
  const some = process.argv.slice(2);
  mkdirSync(kept, { recursive: true });
  if (some.length === 0) {
    for (const file of readdirSync(kept)) if (file.endsWith('.png')) rmSync(join(kept, file));
  }
  const { output } = await capture(await requireChromium(), ['--version', '--no-sandbox']);
  const chromium = /Chrom\w* (\d+)/.exec(output)?.[1] ?? 'unknown';
  writeFileSync(join(kept, 'taken-with.json'), `{ "chromium": "${chromium}" }\n`);
  process.exitCode = await run('vitest', ['run', '--project', 'stories', '--update=all', ...some]);
} catch (problem) {
  giveUp(problem);
}

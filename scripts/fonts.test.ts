import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cutFont, cuts, fontFolder } from './fonts.mjs';

it.each(cuts)('cuts $file from its package, by at least 20 %, before every build', async (cut) => {
  const cutNow = await readFile(new URL(cut.file, fontFolder));
  expect(cutNow.equals(await cutFont(cut))).toBe(true);
  const whole = readFileSync(new URL(`../node_modules/${cut.source}`, import.meta.url));
  expect(cutNow.length).toBeLessThan(whole.length * 0.8);
});

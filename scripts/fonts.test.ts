import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cutFont, cuts, fontFolder } from './fonts.mjs';

it.each(cuts)('$file is what its package gives, cut down', async (cut) => {
  const kept = await readFile(new URL(cut.file, fontFolder));
  expect(kept.equals(await cutFont(cut))).toBe(true);
});

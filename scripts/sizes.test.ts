import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { embedBuilds } from '../packages/widgets/build/embedEntries.ts';
import { elementTable } from '../packages/widgets/src/embed/elementTable.ts';
import { sizeSteps } from './sizes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'oja-sizes-'));
const config = join(folder, '.size-limit.mjs');
writeFileSync(join(folder, 'noise.js'), randomBytes(2000));
afterAll(() => rmSync(folder, { recursive: true }));

it('fails only for the exceeded budget, and shows each size with its limit', async () => {
  const budget = (name: string, limit: string) => ({ name, limit, path: 'noise.js', rolldown: false });
  const budgets = [budget('too much', '1 kB'), budget('enough', '3 kB')];
  writeFileSync(config, `export default ${JSON.stringify(budgets)};`);
  const [broken, kept] = await sizeSteps('--config', config);
  expect(broken?.name).toBe('size of too much   2.0 kB of   1.0 kB');
  await expect(broken?.check()).rejects.toThrow(/^1\d\d\d bytes over the limit/);
  expect(kept?.name).toBe('size of enough     2.0 kB of   3.0 kB');
  await kept?.check();
});

it('fails if the budgets can’t be loaded', async () => {
  writeFileSync(config, "throw new Error('The build has no oja.js.');");
  const steps = await sizeSteps('--config', config);
  expect(steps).toHaveLength(1);
  await expect(steps[0]?.check()).rejects.toThrow('The build has no oja.js.');
});

it('lists the files of every tag, and of no other, for the budgets', () => {
  const listed = Object.values(embedBuilds).filter(({ sharedBy }) => sharedBy);
  const tags = listed.flatMap(({ entries }) => Object.keys(entries));
  expect(tags.sort()).toEqual(
    elementTable()
      .map(({ tag }) => tag)
      .sort(),
  );
});

import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../../scripts/build/paths.ts';
import { chunkTable, groups } from './screenGroups.ts';

const rows = Object.values(chunkTable).flat();

it('names files that exist', () => {
  expect(rows.filter((file) => !existsSync(at('packages', file)))).toEqual([]);
});

it('names each file once', () => {
  expect(rows.filter((file, index) => rows.indexOf(file) !== index)).toEqual([]);
});

it('puts the styles of the purchase screens into the frame chunk, and their code elsewhere', () => {
  const groupOf = (id: string) => groups.find((group) => 'test' in group && group.test(at('packages', id)));
  const place = 'widgets/src/delivery/Delivery';
  expect(groupOf(`${place}.css.ts.vanilla.css`)?.name).toBe('frame');
  expect(groupOf(`${place}.tsx`)?.name).toBe('work');
  expect(groupOf('dashboard/src/pages/funding/FundingPage.css.ts.vanilla.css')).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embeddedServices } from '../packages/core/src/services/catalogue.ts';
import { at } from './build/paths.ts';
import { growth, tags } from './sizes.mjs';

it('names the file that grew first, and by how much', () => {
  const kept: Record<string, Record<string, number>> = JSON.parse(
    readFileSync(at('scripts/sizes.json'), 'utf8'),
  );
  const [budget, files] = Object.entries(kept)[0] ?? ['', {}];
  const [grown = ''] = Object.keys(files).toReversed();
  const now = Object.entries(files).map(([name, size]) => ({ name, size: name === grown ? size + 3 : size }));
  const [first, ...others] = growth(budget, [...now, { name: 'new.js', size: 1 }]);
  expect(first).toMatch(new RegExp(`\\(\\+3\\.0\\) ${grown}$`));
  expect(others[0]).toMatch(/\(\+1\.0\) new\.js$/);
  expect(others.slice(1).join()).not.toContain('+');
});

it('has a budget for each tag that sells, and for no other', () => {
  expect(Object.keys(tags)).toEqual(embeddedServices.map(({ tag }) => tag));
});

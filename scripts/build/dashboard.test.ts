import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkGroups } from './dashboard.ts';
import { at } from './paths.ts';

const sources = ['core', 'widgets', 'dashboard'].flatMap((name) =>
  readdirSync(at('packages', name, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${name}/src/${file}`,
  ),
);

it.each(Object.values(chunkGroups).flat())('puts something into a chunk by the name %s', (name) => {
  expect(sources.some((file) => new RegExp(`^${name}`).test(file))).toBe(true);
});

import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../build/paths.ts';
import { deepSuites, findShards } from './deepParts.mjs';

const names = (...wanted: string[]) => findShards(wanted).map(({ name }) => name);

it('runs every part if none is named', () => {
  expect(new Set(findShards([]).map(({ part }) => part))).toEqual(new Set(deepSuites));
});

it('runs all pieces of a part, or the named piece', () => {
  expect(names('preact')).toEqual(['preact-1', 'preact-2']);
  expect(names('faults-2', 'docs')).toEqual(['faults-2', 'docs']);
});

it('divides a part by files, or by OJA_PIECE if it has a single file', () => {
  expect(findShards(['preact-2'])[0]).toMatchObject({
    args: expect.arrayContaining(['--shard=2/2']),
    env: {},
  });
  expect(findShards(['faults-2'])[0]).toMatchObject({ env: { OJA_PIECE: '2/4' } });
});

it('lists the parts if a name is unknown', () => {
  expect(() => findShards(['no-such-part'])).toThrow(/"no-such-part".*pictures/s);
});

it.each([
  ['deep-unit', '.deep.ts'],
  ['deep-journeys', '.deep.journey.ts'],
])('includes every file of %s in a part', (project, ending) => {
  const sources = ['packages/*/src', 'examples/*/src', 'scripts', '.storybook'];
  const files = globSync(
    sources.map((folder) => `${folder}/**/*${ending}`),
    { cwd: at() },
  );
  expect(files.length).toBeGreaterThan(10);
  const places = deepSuites.flatMap(({ projects, files = [] }) => (projects.includes(project) ? files : []));
  expect(files.filter((file) => !places.some((place) => file.includes(place)))).toEqual([]);
});

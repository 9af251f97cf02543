import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../build/paths.ts';
import { deepSuites, findShards } from './deepSuites.mjs';

const names = (...wanted: string[]) => findShards(wanted).map(({ name }) => name);

it('runs every suite if none is named', () => {
  expect(new Set(findShards([]).map(({ suite }) => suite))).toEqual(new Set(deepSuites));
});

it('runs all shards of a suite, or the named shard', () => {
  expect(names('preact')).toEqual(['preact-1', 'preact-2']);
  expect(names('faults-2', 'docs')).toEqual(['faults-2', 'docs']);
});

it('divides a suite by files, or by OJA_SHARD if it has a single file', () => {
  expect(findShards(['preact-2'])[0]).toMatchObject({
    args: expect.arrayContaining(['--shard=2/2']),
    env: {},
  });
  expect(findShards(['faults-2'])[0]).toMatchObject({ env: { OJA_SHARD: '2/4' } });
});

it('lists the suites if a name is unknown', () => {
  expect(() => findShards(['no-such-suite'])).toThrow(/"no-such-suite".*screenshots/s);
});

it.each([
  ['deep-unit', '.deep.ts'],
  ['deep-e2e', '.deep.e2e.ts'],
])('includes every file of %s in a suite', (project, ending) => {
  const sources = ['packages/*/src', 'examples/*/src', 'scripts', '.storybook'];
  const files = globSync(
    sources.map((folder) => `${folder}/**/*${ending}`),
    { cwd: at() },
  );
  expect(files.length).toBeGreaterThan(10);
  const places = deepSuites.flatMap(({ projects, files = [] }) => (projects.includes(project) ? files : []));
  expect(files.filter((file) => !places.some((place) => file.includes(place)))).toEqual([]);
});

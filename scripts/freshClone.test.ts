import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './build/paths.ts';

const scripts = globSync('scripts/**/*.mjs', { cwd: root });
const imported = /^(?:import (?:[^'=;]* from )?|export [^'=;]* from )'([^']+)'/gm;

it.each(scripts)('imports no npm package at the top of %s, which must start on a fresh clone', (file) => {
  // Removes template literals, which may contain programs for other processes.
  const text = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/`[^`]*`/g, '');
  const packages = [...text.matchAll(imported)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(\.|node:)/.test(name));
  expect(packages).toEqual([]);
});

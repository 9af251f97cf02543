import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './build/paths.ts';

const scripts = globSync('scripts/**/*.mjs', { cwd: root });
const imported = /^(?:import (?:[^'=;]* from )?|export [^'=;]* from )'([^']+)'/gm;

it.each(scripts)(
  '%s begins on a fresh clone: it imports no package before setup has installed them',
  (file) => {
    // Without the programs that a script writes for others.
    const text = readFileSync(`${root}/${file}`, 'utf8').replaceAll(/`[^`]*`/g, '');
    const packages = [...text.matchAll(imported)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(\.|node:)/.test(name));
    expect(packages).toEqual([]);
  },
);

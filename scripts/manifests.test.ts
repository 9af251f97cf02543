import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './build/paths.ts';

interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(at(file), 'utf8');
const manifestAt = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;

/** True if a range such as "^18.12 || >=20" includes a version of Node 20. */
const takesNode20 = (range: string) =>
  range.split('||').some((part) => {
    const [, sign = '', major = ''] = /^\s*(>=|\^|~|)\s*v?(\d+|\*)/.exec(part) ?? [];
    return major === '*' || (sign === '>=' ? Number(major) <= 20 : Number(major) === 20);
  });

it('distinguishes ranges that include Node 20 from those that do not', () => {
  expect(['>=14', '>= 16.0.0', '^18.12.0 || ^20.9.0 || >=22', '*'].map(takesNode20)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['>=22', '^22.22.3 || ^24.15.0 || >=26.0.0', '18'].map(takesNode20)).toEqual([false, false, false]);
});

describe.each(['core', 'widgets', 'embed'])('@oja/%s', (name) => {
  const folder = `packages/${name}`;
  const { engines, dependencies = {} } = manifestAt(folder);
  const outside = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@oja/'));

  it('has a README, the licence, and engines of Node 20 or later', () => {
    expect(existsSync(at(folder, 'README.md'))).toBe(true);
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
    expect(engines).toEqual({ node: '>=20' });
  });

  it('has no dependency that requires a later Node than 20', () => {
    const later = outside.filter((dependency) => {
      const range = manifestAt(`node_modules/${dependency}`).engines?.node;
      return range && !takesNode20(range);
    });
    expect(later).toEqual([]);
  });
});

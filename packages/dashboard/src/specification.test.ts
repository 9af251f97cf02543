import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../docs');
const page = readFileSync(join(folder, 'specification.md'), 'utf8');

/** The tests that the page names, by the words that they are run under. */
const named = [...page.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', path = '']) => ({
  title,
  path,
}));

const isThere = ({ title, path }: { title: string; path: string }) => {
  const file = join(folder, path);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${title}'`);
};

test('every test that the specification names exists', () => {
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

test('no sentence is without one', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| What'));
  expect(rows.filter((row) => !row.includes('](../'))).toEqual([]);
  expect(rows.length).toBeGreaterThan(40);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../docs');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The tests that a page names, by the words that they are run under. */
const namedIn = (page: string) =>
  [...page.matchAll(/\[([^\]]+)\]\(([^)]+\.(?:test|journey)\.tsx?)\)/g)].map(([, title = '', path = '']) => ({
    title,
    path,
  }));

const isThere = ({ title, path }: { title: string; path: string }) => {
  const file = join(folder, path);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${title}'`);
};

test.each([
  ['specification.md', 40],
  ['security.md', 25],
])('every test that %s names exists, and no row is without one', (name, least) => {
  const page = read(name);
  expect(namedIn(page).filter((each) => !isThere(each))).toEqual([]);
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| What'));
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  expect(rows.length).toBeGreaterThan(least);
});

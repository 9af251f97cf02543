import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Test files that a page refers to, as paths without extension. */
const namedIn = (page: string) =>
  [...page.matchAll(/`((?:packages|examples|scripts|\.storybook)\/[^`]+)`/g)].map(([, path = '']) => path);

/** True if a test file exists at the path, with any test extension. */
const isThere = (path: string) => {
  try {
    const files = readdirSync(join(root, dirname(path)));
    return files.some(
      (file) => /^(.+?)\.(?:deep\.)?(?:test|deep|e2e)\.tsx?$/.exec(file)?.[1] === path.split('/').at(-1),
    );
  } catch {
    return false;
  }
};

test.each([
  ['specification.md', 40],
  ['security.md', 25],
])('refers in each row of %s to a test file, and only to existing ones', (name, least) => {
  const page = readFileSync(join(root, 'docs', name), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| (?!What|Requirement)/.test(line));
  expect(rows.flatMap(namedIn).filter((path) => !isThere(path))).toEqual([]);
  expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  expect(rows.length).toBeGreaterThan(least);
});

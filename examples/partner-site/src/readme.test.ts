import { readFile } from 'node:fs/promises';
import { catalogue } from '@oja/core';
import { expect, test } from 'vitest';
import { tagRows } from './testing/tagTable.harness.ts';

const squeeze = (line: string) => line.replace(/\s+/g, ' ').trim();

test('the README has every tag, with the attributes that follow from its definition', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme
    .split('\n')
    .filter((line) => line.startsWith('| `<oja-'))
    .map(squeeze);
  expect(rows).toEqual(tagRows(catalogue));
});

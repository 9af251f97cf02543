import { readFile } from 'node:fs/promises';
import { embeddedServices } from '@oja/core';
import { expect, test } from 'vitest';
import { codes } from '../../../packages/widgets/src/embed/codes.ts';
import { tagRows } from './testing/elementRows.helper.ts';

const squeeze = (line: string) => line.replace(/\s+/g, ' ').trim();

test('lists every tag in the README with the attributes of its definition', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme
    .split('\n')
    .filter((line) => line.startsWith('| `<oja-'))
    .map(squeeze);
  expect(rows).toEqual(tagRows(embeddedServices));
});

test('lists every error code in the README with who must act and how', async () => {
  const rows = Object.entries(codes).map(([code, { whose, fix }]) => `| \`${code}\` | ${whose} | ${fix} |`);
  const readme = squeeze(await readFile(new URL('../README.md', import.meta.url), 'utf8'));
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { embeddedServices } from '@oja/core';
import { expect, test } from 'vitest';
import { codes } from '../../../packages/widgets/src/embed/codes.ts';
import { displayElements } from '../../../packages/widgets/src/embed/displayElements.ts';
import { elementTable, parts, sizeVariables } from '../../../packages/widgets/src/embed/elementTable.ts';
import { reservingRules, tagRows } from './testing/elementRows.helper.ts';

const squeeze = (line: string) => line.replace(/\s+/g, ' ').trim();

test('lists every tag in the README with the attributes of its definition', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme
    .split('\n')
    .filter((line) => line.startsWith('| `<oja-'))
    .map(squeeze);
  expect(rows).toEqual(tagRows(embeddedServices));
});

test('lists the style of every display element, and of one that sells, in the README', async () => {
  const lines = (await readFile(new URL('../README.md', import.meta.url), 'utf8')).split('\n');
  const listed = ['oja-data-purchase', ...Object.keys(displayElements)];
  const rules = elementTable()
    .filter(({ tag }) => listed.includes(tag))
    .flatMap(reservingRules);
  expect(lines.filter((line) => line.includes(':not(:defined)'))).toEqual(rules);
});

test('lists every size and every part in the README', async () => {
  const rows = [
    ...Object.entries(sizeVariables).map(
      ([name, { initial, says }]) => `| \`${name}\` | \`${initial}\` | ${says} |`,
    ),
    ...Object.entries(parts).map(([name, says]) => `| \`${name}\` | ${says} |`),
  ];
  const readme = (await readFile(new URL('../README.md', import.meta.url), 'utf8')).split('\n').map(squeeze);
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

test('lists every error code in the README with who must act and how', async () => {
  const rows = Object.entries(codes).map(([code, { whose, fix }]) => `| \`${code}\` | ${whose} | ${fix} |`);
  const readme = squeeze(await readFile(new URL('../README.md', import.meta.url), 'utf8'));
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

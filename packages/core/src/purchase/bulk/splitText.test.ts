import { expect, it } from 'vitest';
import { joinCells, replaceLines, separatorOf, splitCells } from './splitText.ts';

it('splits cells that were joined, whatever they contain', () => {
  const row = ['Okafor, "Bisi"', '', 'two\nlines', 'a\tb', ' 0803 '];
  expect(splitCells(joinCells([row]), '\t')).toEqual(row.map((cell) => cell.trim()));
});

it('replaces a whole line, even if a quoted cell spans several text lines', () => {
  const text = 'Phone,Note\r\n0803,"two\nlines"\n\n0806,x';
  expect(replaceLines(text, { 2: '0805,y' })).toBe('Phone,Note\n0805,y\n\n0806,x');
  expect(replaceLines(text, { 5: '' })).toBe('Phone,Note\n0803,"two\nlines"\n\n');
});

it('uses a comma as the separator only if there is no other', () => {
  expect(['a\tb,c', 'a;b,c', 'a|b,c', 'a,b', 'a'].map(separatorOf)).toEqual(['\t', ';', '|', ',', '\t']);
});

import { expect, it } from 'vitest';
import { decodeText, joinCells, replaceLines, separatorOf, splitCells } from './splitText.ts';

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

const list = 'Phone;Name\r\n08031234567;Adébáyọ̀ ₦5';
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

it.each([
  ['UTF-8', new TextEncoder().encode(list)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${list}`)],
  ['"Unicode Text" of Excel', utf16(`\uFEFF${list}`, true)],
  ['UTF-16 in big-endian order', utf16(`\uFEFF${list}`, false)],
  ['UTF-16 without a byte order mark', utf16(list, true)],
  ['UTF-16 in big-endian order without a mark', utf16(list, false)],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(list);
});

it('decodes Windows-1252, in which Excel saves CSV', () => {
  // "Chloé – €5"
  const bytes = Uint8Array.from([67, 104, 108, 111, 0xe9, 32, 0x96, 32, 0x80, 53]);
  expect(decodeText(bytes)).toBe('Chloé – €5');
});

it.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
  ['a file of zeros', [0, 0, 0, 0]],
])('refuses %s', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull();
});

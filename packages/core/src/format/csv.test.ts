import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { readCsv, readLoosely } from '../testing/readCsv.helper.ts';
import { asText, type Cell, writeCsv } from './csv.ts';

const only = (value: Cell) => readCsv(writeCsv([[value]]))[0]?.[0];

describe('a CSV file', () => {
  it('starts with a byte order mark, ends each row with CRLF, and quotes every cell', () => {
    expect(writeCsv([['a', 'b'], ['c "d"']])).toBe('\uFEFF"a","b"\r\n"c ""d"""\r\n');
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\0=1',
    ' =1',
    '\u200b=1',
    '＝1+1',
    '\ttext',
    '\rtext',
    '\0text',
    '-',
    '+2348031234567',
    '-1e9',
  ])('has an apostrophe before %j', (value) => {
    expect(only(value)?.[0]).toBe("'");
    expect(only(value)?.replaceAll("'", '')).toBe(value);
  });

  it.each([
    ['Bisi;=1+1;', "Bisi;'=1+1;'"],
    ['Bisi;  =1+1', "Bisi;  '=1+1"],
    ['Bisi\t=1+1', "Bisi\t'=1+1"],
    ['Bisi|@SUM(A1)', "Bisi|'@SUM(A1)"],
    ['Bisi";"=1+1";"', `Bisi";"'=1+1";"'`],
    ['Bisi;\u200b+1', "Bisi;\u200b'+1"],
    ['Bisi;＝1', "Bisi;'＝1"],
    ['Bisi\r\n-1+1', "Bisi\r\n'-1+1"],
    ['=1;=2', "'=1;'=2"],
    ['Bisi|', "Bisi|'"],
    ['Bisi; "', `Bisi; "'`],
  ])('keeps %j from running as a formula if another character separates cells', (value, expected) => {
    expect(only(value)).toBe(expected);
  });

  it.each([
    '-456.00',
    '0.00',
    '08031234567',
    'MTN = good',
    "'quoted",
    'a-b',
    '',
    '₦5',
    'x\r\ny',
    'a; b',
    'a|b',
  ])('leaves %j unchanged', (value) => {
    expect(only(value)).toBe(value);
  });

  it('can be read back except for apostrophes, and runs no cell as a formula, whatever separates cells', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\0",;|\' 1a＝\u200b'), maxLength: 8 }),
    );
    const cell = fc.oneof(value, value.map(asText));
    const bare = (text: string) => text.replaceAll(/['\s]/g, '');
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const file = writeCsv(rows);
          const read = readCsv(file);
          expect(read.map((row) => row.map(bare))).toEqual(
            rows.map((row) => row.map((one) => bare(typeof one === 'string' ? one : one.text))),
          );
          const cells = [',', ';', '\t', '|'].flatMap((separator) => readLoosely(file, separator));
          // If the separator is not a comma, a plain number at the start of a row is followed by the rest of the row.
          const live = cells.filter(
            (one) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝]/u.test(one) && !/^-\d+(?:\.\d+)?(?:,|$)/.test(one),
          );
          expect(live).toEqual([]);
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

describe('a text cell', () => {
  it.each([
    ['08031234567', '0803 123 4567'],
    ['0803 123 4567', '0803 123 4567'],
    ['02000000001', '0200 000 0001'],
    ['0123456789', '0123 4567 89'],
    ['99000000010', '9900 0000 010'],
    ['0101016003541', '0101 0160 0354 1'],
    ['26362054405982757802', '2636 2054 4059 8275 7802'],
    ['12345', '1234 5'],
  ])('is written in groups: %s', (given, written) => {
    expect(only(asText(given))).toBe(written);
  });

  it.each([
    ['1234', "'1234"],
    ['007', "'007"],
    ['0', "'0"],
    ['12E34', "'12E34"],
    ['1e5', "'1e5"],
    ['1.5', "'1.5"],
    ['1-2', "'1-2"],
    ['12/11/2026', "'12/11/2026"],
    ['9:41', "'9:41"],
    ['MAR1', "'MAR1"],
    ['1-Sept-2026', "'1-Sept-2026"],
    ['TRUE', "'TRUE"],
    ['2026-11-21 09:41:00', "'2026-11-21 09:41:00"],
    ['1,234,567,890', "'1,234,567,890"],
    ['12 p', "'12 p"],
    ['1234 / 5678', "'1234 / 5678"],
    ['(0803)', "'(0803)"],
    ['+2348031234567', "'+2348031234567"],
    ['-5', "'-5"],
  ])('has an apostrophe if it has no groups: %s', (given, written) => {
    expect(only(asText(given))).toBe(written);
  });

  it.each([
    'OJA-9001',
    'WRN1',
    'intent-1',
    '12/34/56/7890-01',
    'MTN 1 GB · 30 days',
    'May',
    'Bisi',
    '',
    'NEX12345',
  ])('is unchanged if no spreadsheet takes it for a number: %j', (given) => {
    expect(only(asText(given))).toBe(given);
  });

  it('is never a bare number, at any length', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(digits, (given) => {
        const written = only(asText(given)) ?? '';
        expect(written).not.toMatch(/^\d*$/);
        expect(written.replaceAll(/[' ]/g, '')).toBe(given);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

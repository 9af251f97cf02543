import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.harness.ts';
import { readCsv } from '../testing/readCsv.harness.ts';
import { writeCsv } from './csv.ts';

const only = (value: string) => readCsv(writeCsv([[value]]))[0]?.[0];

describe('a CSV file', () => {
  it('begins with its mark, ends each row with CRLF, and quotes every cell', () => {
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
  ])('puts an apostrophe before %j', (value) => {
    expect(only(value)).toBe(`'${value}`);
  });

  it.each(['-456.00', '0.00', '08031234567', 'MTN = good', "'quoted", 'a-b', '', '₦5', 'x\r\ny'])(
    'leaves %j as it is',
    (value) => {
      expect(only(value)).toBe(value);
    },
  );

  it('is read back as it was written, cell by cell, and no cell can run, whatever is in it', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\0",;\' 1a＝\u200b'), maxLength: 8 }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const read = readCsv(writeCsv(rows));
          expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
          rows.flat().forEach((given, index) => {
            const got = read.flat()[index] as string;
            expect([given, `'${given}`]).toContain(got);
            const isNumber = /^-?[\d.]+$/.test(got);
            expect(isNumber || !/^[\s\0\u200b]*[=+\-@＝]|^[\t\r\0]/.test(got)).toBe(true);
          });
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

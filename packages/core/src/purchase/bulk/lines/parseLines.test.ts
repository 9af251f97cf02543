import { expect, it } from 'vitest';
import { findTextColumns, nameColumns, parseLines } from './parseLines.ts';

it('requires a choice of columns if the headings are unknown', () => {
  const text = 'Who,Where to,What\nBisi,08031234567,MTN 1GB\nAda,08061234567,MTN 500MB';
  expect(findTextColumns(text)).toEqual({
    columns: [null, null, null],
    headings: ['Who', 'Where to', 'What'],
    samples: [
      ['Bisi', 'Ada'],
      ['08031234567', '08061234567'],
      ['MTN 1GB', 'MTN 500MB'],
    ],
    mustChoose: true,
  });
});

it('finds the columns below a title', () => {
  const text = 'November\nWho,Where to,What\nBisi,08031234567,MTN 1GB';
  expect(findTextColumns(text)).toMatchObject({ headings: ['Who', 'Where to', 'What'], mustChoose: true });
  const named = nameColumns(text, [null, 'recipient', 'product']);
  expect(parseLines(named)).toMatchObject([
    { line: 3, named: { recipient: '08031234567', product: 'MTN 1GB' }, fault: null },
  ]);
});

it.each([
  ['two recipients', 'Phone,Meter,Amount\n08031234567,99000000010,500'],
  ['two amounts', 'Phone,Amount,Amount (NGN)\n08031234567,500,600'],
])('requires a choice of columns if a heading names %s', (_, text) => {
  expect(findTextColumns(text)?.mustChoose).toBe(true);
});

it.each([
  ['a heading that is known', 'Phone,Network,Amount\n08031234567,MTN,500'],
  ['lines in any order', '08031234567,MTN,500\n08061234567,MTN,500'],
])('requires no choice of columns for %s', (_, text) => {
  expect(findTextColumns(text)).toMatchObject({ mustChoose: false });
});

it.each(['08031234567 MTN 100\n08061234567 MTN 100', '08031234567,MTN,100', ''])(
  'returns no columns for %j',
  (text) => expect(findTextColumns(text)).toBeNull(),
);

it.each([
  ['Who,Number,Phone,Amount', '08061234567,MTN,0803,5,000'],
  ['Bisi,0803,MTN,500', 'Ada,0806,MTN,5,000'],
])('does not count the half of an unquoted figure below %s as a column', (first, second) => {
  const columns = findTextColumns(`${first}\n${second}`)?.columns ?? [];
  expect(columns).toHaveLength(4);
  const [row] = parseLines(nameColumns(`${first}\n${second}`, ['recipient', null, null, 'amount'])).slice(-1);
  expect(row?.fault).toEqual({ kind: 'split-figure', figure: '5,000' });
});

it.each([
  ['a heading that it did not know', 'Who;To;How much\nBisi;0803;5', 2],
  ['a heading that names two recipients', 'Phone;Number;Meter\nBisi;0803;5', 2],
  ['a heading below a title', 'November\nName;Phone;Phone\nBisi;0803;5', 3],
  ['no heading', 'Bisi;0803;5\nAda;0806;7', 2],
])('names the columns of a list with %s', (_, text, line) => {
  const named = nameColumns(text, [null, 'recipient', 'amount']);
  expect(parseLines(named)[0]).toMatchObject({
    line,
    named: { recipient: '0803', amount: '5' },
    fault: null,
  });
  expect(findTextColumns(named)).toMatchObject({ columns: [null, 'recipient', 'amount'], mustChoose: false });
});

import { expect, it } from 'vitest';
import { kobo } from '../../money/kobo.ts';
import { readCsv } from '../../testing/readCsv.helper.ts';
import type { Delivery } from '../../transaction/deliverySchema.ts';
import type { RowState } from './batchRows.ts';
import { bulkCsv } from './bulkCsv.ts';

const heading = {
  line: '',
  recipient: '',
  product: '',
  amount: '',
  state: '',
  reference: '',
  code: '',
  reason: '',
};
const words = {
  headings: heading,
  states: new Proxy({}, { get: (_, step) => String(step) }) as Readonly<Record<RowState['step'], string>>,
};

/** Returns the CSV cells of one row. */
function cellsOf(delivery: Partial<Delivery>, recipient = '0123456789', ref = '20261121000012345') {
  const draft = { recipient, serviceName: 'WAEC', planName: 'Result checker', price: kobo(350_000) };
  const row = { line: 2, intent: { draft, key: 'key-1' }, result: { ref, message: '' } };
  const state = { row, step: 'delivered' } as never;
  return readCsv(bulkCsv([state], new Map([['key-1', delivery as Delivery]]), words))[1];
}
const codeOf = (delivery: Partial<Delivery>) => cellsOf(delivery)?.[6];

it.each([
  ['one pin', { pins: [{ pin: '098765432112' }] }, '0987 6543 2112'],
  [
    'one pin with a serial of digits',
    { pins: [{ pin: '0987654321', serial: '0012' }] },
    '0987 6543 21 (0012)',
  ],
  ['a short pin', { pins: [{ pin: '0123' }] }, "'0123"],
  ['a pin that looks like a number with an exponent', { pins: [{ pin: '12E45' }] }, "'12E45"],
  ['two pins', { pins: [{ pin: '098765432112' }, { pin: '1234567890' }] }, '0987 6543 2112 / 1234 5678 90'],
  ['a token', { token: '26362054405982757802' }, '2636 2054 4059 8275 7802'],
] as const)('keeps %s as text', (_, delivery, cell) => {
  expect(codeOf(delivery as never)).toBe(cell);
});

it('keeps the recipient and the reference as text, and the amount as a number', () => {
  expect(cellsOf({}, '0101016003541')).toEqual([
    '2',
    '0101 0160 0354 1',
    'WAEC Result checker',
    '3500.00',
    'delivered',
    '2026 1121 0000 1234 5',
    '',
    '',
  ]);
});

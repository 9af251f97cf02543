import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { parseNaira } from '../../money/kobo.ts';
import { propertyRuns } from '../../testing/propertyRuns.helper.ts';
import { readCsv } from '../../testing/readCsv.helper.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import { toCsv } from './csv.ts';
import { csvHeadings } from './csvHeadings.ts';

const read = (change: Parameters<typeof demoTransaction>[0] = {}) =>
  v.parse(transactionSchema, demoTransaction(change));

/** The rows of a file, by heading. */
function rowsOf(file: string) {
  const [names = [], ...rows] = readCsv(file);
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [names[index], value])));
}

describe('the history as a CSV file', () => {
  it('has a row for each transaction, with money as plain decimals and the time in Lagos', () => {
    const sale = read({ amount: '1456.50', reference: 'intent-1', createdAt: '2026-11-21T23:30:05Z' });
    expect(rowsOf(toCsv([sale]))).toEqual([
      {
        'Time (Lagos)': '2026-11-22 00:30:05',
        Name: 'MTN 1 GB · 30 days',
        Category: 'data',
        Recipient: '0803 123 4567',
        Status: 'delivered',
        Money: 'charged',
        Type: 'debit',
        'Amount (NGN)': '1456.50',
        'Fee (NGN)': '0.00',
        'Commission (NGN)': '9.00',
        'Balance before (NGN)': '48250.00',
        'Balance after (NGN)': '47794.00',
        Ref: 'OJA-9001',
        Reference: 'intent-1',
        Description: '1 GB SME data for 0803 123 4567',
      },
    ]);
  });

  it('keeps a reference that has only digits as text', () => {
    const row = rowsOf(
      toCsv([read({ ref: '2026112100012345678', reference: '007', name: '0123456789' })]),
    )[0];
    expect(row).toMatchObject({ Ref: '2026 1121 0001 2345 678', Reference: "'007", Name: '0123 4567 89' });
  });

  it('has an empty cell for a missing value', () => {
    const bare = read({ recipient: null, fee: null, commission: null, details: {}, category: null });
    expect(rowsOf(toCsv([bare]))[0]).toMatchObject({
      Recipient: '',
      'Fee (NGN)': '',
      'Balance after (NGN)': '',
      Category: '',
    });
  });

  it.each([
    ['0123456789', '0123 4567 89'],
    ['02000000001', '0200 000 0001'],
    ['99000000010', '9900 0000 010'],
    ['0101016003541', '0101 0160 0354 1'],
    ['12345678901234567890', '1234 5678 9012 3456 7890'],
    ['1234', "'1234"],
    ['12/34/56/7890-01', '12/34/56/7890-01'],
  ])('keeps every digit of %s', (recipient, shown) => {
    expect(rowsOf(toCsv([read({ recipient })]))[0]?.['Recipient']).toBe(shown);
  });

  it.each<readonly [string, Parameters<typeof demoTransaction>[0]]>([
    ['charged', { status: 'delivered' }],
    ['held', { status: 'processing' }],
    ['held', { status: 'never heard' }],
    ['refunded', { status: 'reversed' }],
    ['money not back yet', { status: 'failed' }],
    ['not charged', { status: 'failed', details: { balance: { before: '500.00', after: '500.00' } } }],
    ['received', { status: 'delivered', transactionType: 'credit', details: {} }],
    ['on its way', { status: 'pending', transactionType: 'credit', details: {} }],
    ['not received', { status: 'failed', transactionType: 'credit', details: {} }],
  ])('has the state of the money: %s', (word, change) => {
    expect(rowsOf(toCsv([read(change)]))[0]?.['Money']).toBe(word);
  });

  it('reports a failed purchase as refunded if its refund is listed, or if the operator promises it', () => {
    const failed = read({ status: 'failed', reference: 'sale-1' });
    const back = read({ id: 'r', ref: 'R', reference: 'sale-1', transactionType: 'refund', details: {} });
    expect(rowsOf(toCsv([failed, back]))[0]?.['Money']).toBe('refunded');
    expect(rowsOf(toCsv([failed], csvHeadings, 'refunded'))[0]?.['Money']).toBe('refunded');
  });

  it('never includes a token or a pin', () => {
    const delivery = { token: '26362054405982757802', pins: [{ pin: '098765432112', serial: 'WRN1' }] };
    const file = toCsv([read({ delivery })]);
    expect(file).not.toMatch(/26362054405982757802|098765432112|WRN1/);
  });

  it('can have headings of another language', () => {
    expect(rowsOf(toCsv([read()], { ...csvHeadings, name: 'Suna' }))[0]).toHaveProperty('Suna');
  });

  it('keeps every amount to the kobo, and runs no server text as a formula', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('=HYPERLINK("https://evil.example")', '@a', '+1', '-2+3', '"', '",=1', '\u202e=1'),
    );
    const kobo = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(hostile, hostile, kobo, (name, description, amount) => {
        const transaction = { ...read({ name, description }), amount: amount as never };
        const [row] = rowsOf(toCsv([transaction]));
        expect(parseNaira(row?.['Amount (NGN)'])).toBe(amount);
        expect(row?.['Amount (NGN)']).toMatch(/^-?\d+\.\d{2}$/);
        for (const text of [row?.['Name'], row?.['Description']]) {
          expect(/^-?[\d.]+$/.test(text ?? '') || !/^[=+\-@＝＋－＠]/.test(text ?? '')).toBe(true);
        }
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { formatWeekday } from '../../format/date.ts';
import { kobo } from '../../money/kobo.ts';
import { propertyRuns } from '../../testing/propertyRuns.helper.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import { hoursOfSalesLeft, salesByDay, sumSales } from './salesByDay.ts';

const at = (iso: string) => Date.parse(iso);
const read = (change: Parameters<typeof demoTransaction>[0] = {}) =>
  v.parse(transactionSchema, demoTransaction({ reference: undefined, ...change }));
const from = at('2026-11-20T10:00:00+01:00');
const to = at('2026-11-21T09:42:00+01:00');
const nothing = { count: 0, amount: 0, commission: 0 };

describe('the sales by day', () => {
  it('are added up by day in Lagos, with zero for a day without sales', () => {
    const sales = [
      read({ createdAt: '2026-11-19T22:59:59Z' }),
      read({ createdAt: '2026-11-20T22:59:59Z', amount: '100.10', commission: '1.05' }),
      read({ createdAt: '2026-11-20T00:00:00+01:00', amount: '200.20', commission: undefined }),
      read({ createdAt: '2026-11-20T23:00:00Z', amount: '456.00', commission: '9.00' }),
    ];
    expect(salesByDay(sales, from - 86_400_000 * 2, to)).toEqual([
      { day: '2026-11-18', ...nothing },
      { day: '2026-11-19', count: 1, amount: 45_600, commission: 900 },
      { day: '2026-11-20', count: 2, amount: 30_030, commission: 105 },
      { day: '2026-11-21', count: 1, amount: 45_600, commission: 900 },
    ]);
  });

  it('exclude the days before the first and after the last', () => {
    const sales = [
      read({ createdAt: '2026-11-19T23:59:59+01:00' }),
      read({ createdAt: '2026-11-22T00:00:00+01:00' }),
    ];
    expect(salesByDay(sales, from, to)).toEqual([
      { day: '2026-11-20', ...nothing },
      { day: '2026-11-21', ...nothing },
    ]);
  });

  it.each<readonly [string, Parameters<typeof demoTransaction>[0]]>([
    ['money that came in', { transactionType: 'credit', details: {} }],
    ['a refund', { transactionType: 'refund', details: {} }],
    ['a reversal', { transactionType: 'reversal', details: {} }],
    ...['initiated', 'processing', 'pending', 'failed', 'reversed', 'never heard'].map(
      (status): [string, object] => [`a sale that is ${status}`, { status }],
    ),
  ])('do not count %s', (_, change) => {
    expect(sumSales(salesByDay([read(change)], from, to))).toEqual(nothing);
  });

  it('do not count a purchase with a refund transaction', () => {
    const sold = [read({ reference: 'sale-1' }), read({ reference: 'sale-2' })];
    const back = read({ id: 'r', ref: 'R', reference: 'sale-1', transactionType: 'credit', details: {} });
    expect(sumSales(salesByDay([...sold, back], from, to))).toMatchObject({ count: 1, amount: 45_600 });
  });

  it('count a purchase with a separate commission transaction', () => {
    const sold = read({ reference: 'sale-1' });
    const earned = read({
      id: 'c',
      ref: 'C',
      reference: 'sale-1',
      transactionType: 'commission',
      details: {},
    });
    expect(sumSales(salesByDay([sold, earned], from, to))).toMatchObject({ count: 1, amount: 45_600 });
  });

  it('can add up to more than the largest single amount', () => {
    const largest = read({ amount: '10000000000.00', commission: '0.00' });
    expect(sumSales(salesByDay([largest, largest], from, to)).amount).toBe(2_000_000_000_000);
  });

  it('count a debit that the server sends as a negative amount', () => {
    expect(sumSales(salesByDay([read({ amount: '-456.00' })], from, to))).toMatchObject({ amount: 45_600 });
  });

  it('have each day once and count all sales, for any times', () => {
    const start = at('2026-01-01T00:00:00+01:00');
    const year = 365 * 86_400_000;
    fc.assert(
      fc.property(fc.array(fc.nat(year - 1), { maxLength: 30 }), (moments) => {
        const sales = moments.map((moment) => read({ createdAt: new Date(start + moment).toISOString() }));
        const days = salesByDay(sales, start, start + year - 1);
        expect(new Set(days.map(({ day }) => day)).size).toBe(365);
        expect(sumSales(days)).toEqual({
          count: moments.length,
          amount: moments.length * 45_600,
          commission: moments.length * 900,
        });
      }),
      { numRuns: 10 },
    );
  });
});

it('names a day by the time in Lagos', () => {
  expect(formatWeekday(at('2026-11-20T22:59:59Z'))).toBe('Fri');
  expect(formatWeekday(at('2026-11-20T23:00:00Z'))).toBe('Sat');
});

const NOON = Date.parse('2026-11-21T12:00:00+01:00');
const dayOf = (day: string, amount: number) => ({ day, count: 1, amount: kobo(amount), commission: kobo(0) });
const week = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => dayOf(`2026-11-${15 + at}`, amount));

test('divides the balance by the week’s rate: six days and the hours of today', () => {
  // ₦15,600 in 156 hours.
  const days = week(200_000, 200_000, 200_000, 200_000, 200_000, 200_000, 360_000);
  expect(hoursOfSalesLeft(kobo(100_000), days, NOON)).toBeCloseTo(10);
  expect(hoursOfSalesLeft(kobo(0), days, NOON)).toBe(0);
});

test('counts from the day of the first sale, because a new agent has no earlier days', () => {
  expect(hoursOfSalesLeft(kobo(300_000), week(0, 0, 0, 0, 0, 0, 120_000), NOON)).toBeCloseTo(30);
});

test('returns null without sales, and never a negative number', () => {
  expect(hoursOfSalesLeft(kobo(100_000), week(0, 0, 0, 0, 0, 0, 0), NOON)).toBeNull();
  expect(hoursOfSalesLeft(kobo(100_000), [], NOON)).toBeNull();
  expect(hoursOfSalesLeft(-5_000 as never, week(1, 1, 1, 1, 1, 1, 1), NOON)).toBe(0);
});

test('doubles with the balance, and halves with twice the sales', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), amounts, (balance, sold) => {
      const hours = hoursOfSalesLeft(kobo(balance), week(...sold), NOON) ?? 0;
      const doubled = week(...sold.map((amount) => amount * 2));
      expect(hoursOfSalesLeft(kobo(balance * 2), week(...sold), NOON)).toBeCloseTo(hours * 2);
      expect(hoursOfSalesLeft(kobo(balance), doubled, NOON)).toBeCloseTo(hours / 2);
    }),
    { numRuns: propertyRuns(200) },
  );
});

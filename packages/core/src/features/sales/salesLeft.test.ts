import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kobo } from '../../money/kobo.ts';
import { propertyRuns } from '../../testing/propertyRuns.harness.ts';
import { hoursOfSalesLeft } from './salesLeft.ts';

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

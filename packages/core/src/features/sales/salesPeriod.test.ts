import { expect, it } from 'vitest';
import { noonOf, salesPeriodOf } from './salesPeriod.ts';

it.each([
  ['2026-11-21', '2026-10-31T23:00:00.000Z', '2026-11-01'],
  // The week starts in the previous month.
  ['2026-12-03', '2026-11-26T23:00:00.000Z', '2026-12-01'],
  ['2027-01-01', '2026-12-25T23:00:00.000Z', '2027-01-01'],
  ['2026-11-07', '2026-10-31T23:00:00.000Z', '2026-11-01'],
])('for %s starts at %s, with the month or the week', (today, from, firstOfMonth) => {
  const span = salesPeriodOf(today);
  expect(new Date(span.from).toISOString()).toBe(from);
  expect(span).toMatchObject({ to: noonOf(today), firstOfMonth });
});

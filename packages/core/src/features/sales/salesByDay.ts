import { lagosDay } from '../../format/date.ts';
import { DAY, HOUR } from '../../format/duration.ts';
import { lagosMoment } from '../../format/instant.ts';
import { type Kobo, kobo } from '../../money/kobo.ts';
import { findChargedPurchases } from '../../transaction/findChargedPurchases.ts';
import type { Transaction } from '../../transaction/schema.ts';
import type { SummaryRow } from './schema.ts';

/** The number of sales, their amount and the agent's commission, in kobo. */
export interface Sales {
  readonly count: number;
  readonly amount: Kobo;
  readonly commission: Kobo;
}

/** The sales on one day in Lagos, "2026-11-21". */
export interface DaySales extends Sales {
  readonly day: string;
}

const none: Sales = { count: 0, amount: kobo(0), commission: kobo(0) };

/** Each amount is within the limits, but a sum may exceed them: a server's mistake must not break the page. */
const plus = (a: Kobo, b: Kobo) => (a + b) as Kobo;

/** Adds up sales. */
export function sumSales(parts: readonly Sales[]): Sales {
  return parts.reduce(
    (sum, { count, amount, commission }) => ({
      count: sum.count + count,
      amount: plus(sum.amount, amount),
      commission: plus(sum.commission, commission),
    }),
    none,
  );
}

/** The days in Lagos from one time to the other, both included, oldest first. Nigeria has no daylight saving time. */
function daysBetween(from: number, to: number): readonly string[] {
  const last = lagosDay(to);
  const days: string[] = [];
  for (let at = from; lagosDay(at) <= last; at += DAY) days.push(lagosDay(at));
  return days;
}

/**
 * Returns the sales of each day from `from` to `to` (ms since 1970, both days included), oldest first, with zero for a
 * day without sales. Only delivered purchases count, unless they were refunded.
 */
export function salesByDay(
  transactions: readonly Transaction[],
  from: number,
  to: number,
): readonly DaySales[] {
  const sales = findChargedPurchases(transactions).map(({ createdAt, amount, commission }) => ({
    day: lagosDay(createdAt),
    count: 1,
    // A server may send the debit as a negative amount.
    amount: kobo(Math.abs(amount)),
    commission: commission ?? kobo(0),
  }));
  return daysBetween(from, to).map((day) => ({
    day,
    ...sumSales(sales.filter((sale) => sale.day === day)),
  }));
}

/** The same from the server's summary, whose rows are by day and category. */
export function salesOfSummary(rows: readonly SummaryRow[], from: number, to: number): readonly DaySales[] {
  return daysBetween(from, to).map((day) => {
    const ofDay = rows.filter((row) => row.day === day);
    return {
      day,
      ...sumSales(
        ofDay.map(({ sales, sold, earned }) => ({ count: sales, amount: sold, commission: earned })),
      ),
    };
  });
}

/**
 * Returns how many hours the balance lasts if sales go on at the rate of `days` (oldest first, today last),
 * counted from the beginning of the first day with a sale. Returns `null` if nothing was sold. Amounts in
 * kobo, `now` in ms since 1970.
 */
export function hoursOfSalesLeft(balance: Kobo, days: readonly DaySales[], now: number): number | null {
  const first = days.find(({ amount }) => amount > 0);
  if (!first) return null;
  const sold = days.reduce((sum, { amount }) => sum + amount, 0);
  const begin = lagosMoment(first.day);
  // Counts at least one hour, because the first sale after midnight gives no meaningful rate.
  const hours = Math.max((now - begin) / HOUR, 1);
  return Math.max(0, balance) / (sold / hours);
}

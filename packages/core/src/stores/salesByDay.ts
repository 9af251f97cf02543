import { lagosDay } from '../format/date.ts';
import { DAY } from '../format/duration.ts';
import { type Kobo, kobo } from '../format/kobo.ts';
import type { SummaryRow } from '../schemas/salesSummary.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { findChargedPurchases } from '../transactions/findChargedPurchases.ts';

/** What was sold, in kobo: the money of the sales and what the agent earned by them. */
export interface Sales {
  readonly count: number;
  readonly amount: Kobo;
  readonly commission: Kobo;
}

/** What was sold on one day of Lagos, "2026-11-21". */
export interface DaySales extends Sales {
  readonly day: string;
}

const none: Sales = { count: 0, amount: kobo(0), commission: kobo(0) };

/** Each figure is within limits, what many come to need not be: a mistake of the server must not cost the page. */
const plus = (a: Kobo, b: Kobo) => (a + b) as Kobo;

/** Adds up. */
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

/** The days of Lagos that two moments lie in and all between, the oldest first. Nigeria never changes its clocks. */
function daysBetween(from: number, to: number): readonly string[] {
  const last = lagosDay(to);
  const days: string[] = [];
  for (let at = from; lagosDay(at) <= last; at += DAY) days.push(lagosDay(at));
  return days;
}

/**
 * What was sold on each day from `from` to `to` (ms since 1970, both days included), the oldest first, a day without a
 * sale as zero. Only delivered sales count, and none whose money came back.
 */
export function salesByDay(
  transactions: readonly Transaction[],
  from: number,
  to: number,
): readonly DaySales[] {
  const sales = findChargedPurchases(transactions).map(({ createdAt, amount, commission }) => ({
    day: lagosDay(createdAt),
    count: 1,
    // A server may write what it took as a negative amount.
    amount: kobo(Math.abs(amount)),
    commission: commission ?? kobo(0),
  }));
  return daysBetween(from, to).map((day) => ({
    day,
    ...sumSales(sales.filter((sale) => sale.day === day)),
  }));
}

/** The same from a server's own summary, whose rows are by day and category. */
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

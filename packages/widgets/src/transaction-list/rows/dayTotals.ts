import { type FailedPurchases, type Kobo, outcomeOf, type RefundLinks } from '@oja/core';
import type { Day } from './byDay.ts';

/** Totals of a day's purchases, in kobo. */
export interface DayTotals {
  readonly sold: Kobo;
  readonly earned: Kobo;
  readonly refunded: Kobo;
}

/** Returns the totals of a day: charged purchases as sold, refunded ones as refunded, held ones in neither. */
export function dayTotals(day: Day, links: RefundLinks, failedPurchases: FailedPurchases): DayTotals {
  const sum = { sold: 0, earned: 0, refunded: 0 };
  for (const transaction of day.transactions) {
    const outcome = outcomeOf(transaction, { refund: links.refundOf(transaction), failedPurchases });
    if (outcome.kind !== 'purchase') continue;
    // A server may send a debit as a negative amount.
    const amount = Math.abs(transaction.amount);
    if (outcome.money === 'refunded') sum.refunded += amount;
    if (outcome.money !== 'charged') continue;
    sum.sold += amount;
    sum.earned += transaction.commission ?? 0;
  }
  return sum as DayTotals;
}

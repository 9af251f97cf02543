import { linkRefunds } from './linkRefunds.ts';
import { outcomeOf } from './outcome.ts';
import type { Transaction } from './schema.ts';

/** The delivered and paid purchases of a history, without failed, open or refunded ones. */
export function findChargedPurchases(transactions: readonly Transaction[]): readonly Transaction[] {
  const { refundOf } = linkRefunds(transactions);
  return transactions.filter((each) => {
    if (each.status !== 'delivered') return false;
    const outcome = outcomeOf(each, { refund: refundOf(each) });
    return outcome.kind === 'purchase' && outcome.money === 'charged';
  });
}

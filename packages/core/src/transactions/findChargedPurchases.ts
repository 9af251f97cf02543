import type { Transaction } from '../schemas/transaction.ts';
import { linkRefunds } from './linkRefunds.ts';
import { outcomeOf } from './transactionOutcome.ts';

/** The sales of a history that were delivered and are paid: none that failed, is open, or was given back. */
export function findChargedPurchases(transactions: readonly Transaction[]): readonly Transaction[] {
  const { refundOf } = linkRefunds(transactions);
  return transactions.filter((each) => {
    if (each.status !== 'delivered') return false;
    const outcome = outcomeOf(each, { refund: refundOf(each) });
    return outcome.kind === 'purchase' && outcome.money === 'charged';
  });
}

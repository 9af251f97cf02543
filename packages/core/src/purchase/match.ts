import type { Transaction } from '../schemas/transaction.ts';
import type { Intent } from './intent.ts';

/** A phone's clock and a server's differ: this much either side of the moment of sale still counts, in ms. */
const WINDOW = 10 * 60_000;

/**
 * The transactions that may be this purchase, on a server that can't be asked by reference: same recipient, amount and
 * (where told) service, at about the same time. They are shown to the agent, who decides.
 */
export function findCandidates(
  transactions: readonly Transaction[],
  { draft, madeAt, key }: Intent,
): Transaction[] {
  return transactions.filter(
    (transaction) =>
      (transaction.reference === undefined || transaction.reference === key) &&
      transaction.amount === draft.price &&
      transaction.recipient === draft.recipient &&
      (transaction.serviceId === undefined || transaction.serviceId === draft.serviceId) &&
      Math.abs(transaction.createdAt - madeAt) < WINDOW,
  );
}

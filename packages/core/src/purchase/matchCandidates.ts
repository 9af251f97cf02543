import { DAY, MINUTE } from '../format/duration.ts';
import type { Intent } from '../journal/intent.ts';
import type { Transaction } from '../schemas/transaction.ts';

/** A phone's clock and a server's differ: this much either side of the moment of sale still counts, in ms. */
const WINDOW = 10 * MINUTE;

/** Where none fits the moment of sale: a phone's clock may be off by days. */
const WRONG_CLOCK = 3 * DAY;

/**
 * The transactions that may be this purchase, on a server that can't be asked by reference: same recipient, amount and
 * (where told) service, at about the same time; where there is none, of the days around it. They are shown to the agent, who decides.
 */
export function matchCandidates(
  transactions: readonly Transaction[],
  { draft, madeAt, key }: Intent,
): Transaction[] {
  const same = transactions.filter(
    (transaction) =>
      (transaction.reference === undefined || transaction.reference === key) &&
      transaction.amount === draft.price &&
      transaction.recipient === draft.recipient &&
      (transaction.serviceId === undefined || transaction.serviceId === draft.serviceId),
  );
  const within = (ms: number) => same.filter(({ createdAt }) => Math.abs(createdAt - madeAt) < ms);
  const near = within(WINDOW);
  return near.length > 0 ? near : within(WRONG_CLOCK);
}

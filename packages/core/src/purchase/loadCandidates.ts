import { DAY, MINUTE } from '../format/duration.ts';
import type { Intent } from '../journal/intent.ts';
import type { LoadCandidates } from '../store/storeRegistry.ts';
import { historyEndpoints } from '../transaction/endpoints.ts';
import type { Transaction } from '../transaction/schema.ts';

/** The tolerance for the difference between a phone's and a server's clock, in ms, before and after the purchase. */
const WINDOW = 10 * MINUTE;

/** The tolerance if nothing is within `WINDOW`, because a phone's clock may be off by days. In ms. */
const WRONG_CLOCK = 3 * DAY;

/**
 * Returns the transactions that may be this purchase, on a server that can't be requeried by reference: same recipient,
 * amount and (if sent) service, at about the same time; if there are none, within days of it. The agent decides between
 * them.
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

export const loadCandidates: LoadCandidates = async (call, intent, signal) => {
  const result = await call(historyEndpoints.transactions, { query: { limit: 100 }, signal });
  return result.ok ? matchCandidates(result.data, intent) : null;
};

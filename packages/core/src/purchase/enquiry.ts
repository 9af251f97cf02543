import type { Transaction } from '../schemas/transaction.ts';
import type { Call } from '../session/call.ts';
import type { Outcome } from '../transport/read.ts';
import { type Intent, purchaseBody } from './intent.ts';
import { findCandidates } from './match.ts';

/** All that is ever said to the server about one purchase. */
export interface Enquiry {
  /** Sends it. Every send is the same to the last byte, key included. */
  send(): Promise<Outcome<Transaction>>;
  /** Asks what became of it, once. */
  ask(): Promise<Outcome<Transaction>>;
  /** The agent's transactions that may be it, or null where they can't be had now. */
  lookAround(): Promise<readonly Transaction[] | null>;
}

export function createEnquiry(call: Call, intent: Intent, signal: AbortSignal): Enquiry {
  return {
    send: () =>
      call('purchase', { params: { category: intent.draft.category }, body: purchaseBody(intent), signal }),
    // The pursuit has a schedule of its own.
    ask: () => call('transaction', { params: { ref: intent.key }, signal, retry: false, timeoutMs: 15_000 }),
    async lookAround() {
      const outcome = await call('transactions', { query: { limit: 100 }, signal });
      return outcome.ok ? findCandidates(outcome.data, intent) : null;
    },
  };
}

import { type Intent, purchaseBody } from '../journal/intent.ts';
import type { Transaction } from '../schemas/transaction.ts';
import type { VoidAnswer } from '../schemas/void.ts';
import type { Outcome } from '../transport/read.ts';
import type { Call } from '../transport/transport.ts';
import { matchCandidates } from './matchCandidates.ts';

/** All that is ever said to the server about one purchase. */
export interface PurchaseRequests {
  /** Sends it. Every send is the same to the last byte, key included. */
  send(): Promise<Outcome<Transaction>>;
  /** Asks what became of it, once. */
  ask(): Promise<Outcome<Transaction>>;
  /**
   * Has the server mark the reference, so that no copy of the purchase is ever charged, or give back the sale that it
   * has. Asked again, it answers the same.
   */
  void(): Promise<Outcome<VoidAnswer>>;
  /** The agent's transactions that may be it, or null where they can't be had now. */
  findCandidates(): Promise<readonly Transaction[] | null>;
}

export function createPurchaseRequests(call: Call, intent: Intent, signal: AbortSignal): PurchaseRequests {
  return {
    send: () =>
      call('purchase', { params: { category: intent.draft.category }, body: purchaseBody(intent), signal }),
    // The tracker has a schedule of its own.
    ask: () => call('transaction', { params: { ref: intent.key }, signal, retry: false, timeoutMs: 15_000 }),
    void: () => call('voidPurchase', { params: { reference: intent.key }, signal, timeoutMs: 15_000 }),
    async findCandidates() {
      const outcome = await call('transactions', { query: { limit: 100 }, signal });
      return outcome.ok ? matchCandidates(outcome.data, intent) : null;
    },
  };
}

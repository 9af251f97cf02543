import { type Intent, purchaseBody } from '../journal/intent.ts';
import type { Platform } from '../platform/platform.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { lacksTheCall, namesItMissing, type Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import type { Call } from '../transport/transport.ts';
import { matchCandidates } from './matchCandidates.ts';
import { QUIET, SURELY_DEAD } from './requerySchedule.ts';
import { createTabLock, type ReleaseLock } from './tabLock.ts';

/** The result of `void`: the sale that the server has, or the evidence for "not charged". */
type Voided =
  | { readonly transaction: Transaction }
  | { readonly transaction: null; readonly certainty: 'voided' | 'not-found' };

/** Every request about one purchase. Copies of it may be in flight: sent from here, or by an earlier tracker. */
export interface PurchaseRequests {
  /** The age of this tracker, in ms, by the monotonic clock: the wall clock of a phone may jump by days. */
  age(): number;
  /** True if no other tab can be sending the purchase. From then on none can, until `releaseLock`. */
  acquireLock(): Promise<boolean>;
  releaseLock(): void;
  /** Sends it. Every send is the same to the last byte, key included. */
  send(): Promise<Outcome<Transaction>>;
  /** Requeries it once. */
  ask(): Promise<Outcome<Transaction>>;
  /**
   * Has the server mark the reference, so that no copy of the purchase is ever charged, or return the sale that it has.
   * A server without that call is believed when it names the purchase missing (`missing`) long enough after the last
   * copy. `null` while nothing is certain.
   */
  void(missing: Problem | null): Promise<Voided | null>;
  /** The agent's transactions that may be this purchase, or `null` if they can't be had now. */
  findCandidates(): Promise<readonly Transaction[] | null>;
}

interface PurchaseRequestsPorts {
  readonly call: Call;
  readonly platform: Platform;
  readonly isResumed: boolean;
  /** If this tab has the lock of the purchase already. */
  readonly releaseLock: ReleaseLock | null;
  /** What the agent typed beside Buy. It goes along with every copy, and is in no journal. */
  readonly pin: string | undefined;
  readonly signal: AbortSignal;
}

export function createPurchaseRequests(intent: Intent, ports: PurchaseRequestsPorts): PurchaseRequests {
  const { call, platform, isResumed, pin, signal } = ports;
  const lock = createTabLock(platform, intent.key, ports.releaseLock);
  const startedAt = platform.elapsed();
  let quietSince = startedAt;
  const age = () => platform.elapsed() - startedAt;
  return {
    age,
    acquireLock: () => lock.acquire(!isResumed || age() > SURELY_DEAD),
    releaseLock: lock.release,
    async send() {
      const params = { category: intent.draft.category };
      const body = { ...purchaseBody(intent), ...(pin !== undefined && { pin }) };
      const outcome = await call('purchase', { params, body, signal });
      quietSince = platform.elapsed();
      return outcome;
    },
    // The tracker has its own schedule, so the transport does not retry.
    ask: () => call('transaction', { params: { ref: intent.key }, signal, retry: false, timeoutMs: 15_000 }),
    async void(missing) {
      const params = { reference: intent.key };
      const outcome = await call('voidPurchase', { params, signal, timeoutMs: 15_000 });
      if (outcome.ok) {
        const { data } = outcome;
        return data.voided ? { transaction: null, certainty: 'voided' } : { transaction: data.transaction };
      }
      if (!lacksTheCall(outcome.problem) || !missing || !namesItMissing(missing)) return null;
      return platform.elapsed() - quietSince < QUIET ? null : { transaction: null, certainty: 'not-found' };
    },
    async findCandidates() {
      const outcome = await call('transactions', { query: { limit: 100 }, signal });
      return outcome.ok ? matchCandidates(outcome.data, intent) : null;
    },
  };
}

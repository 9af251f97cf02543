import type { CallResult } from '../../http/parseResponse.ts';
import { lacksTheCall, type Problem, statesNotFound } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { type Intent, purchaseBody } from '../../journal/intent.ts';
import type { Platform } from '../../platform/platform.ts';
import { transactionEndpoints } from '../../transaction/endpoints.ts';
import type { Transaction } from '../../transaction/schema.ts';
import { purchaseEndpoints } from '../endpoints.ts';
import { MAX_IN_FLIGHT_AGE, NOT_FOUND_COUNTS_AFTER } from './requerySchedule.ts';

/** Releases the lock of a purchase, so that another tab can acquire it. */
export type ReleaseLock = () => void;

/** This tab's lock on one purchase. Only the tab with the lock may conclude that the server never had the purchase. */
interface TabLock {
  /** Acquires the lock if it is free. Resolves with `fallback` if locks are not supported (no Web Locks). */
  acquire(fallback: boolean): Promise<boolean>;
  release(): void;
}

/** Creates the lock. `releaseLock` is set if the lock was acquired earlier, when the purchase was journaled. */
function createTabLock(platform: Platform, key: string, releaseLock: ReleaseLock | null): TabLock {
  let acquired = releaseLock;
  return {
    async acquire(fallback) {
      if (acquired) return true;
      const result = await platform.lockForTab(key);
      if (result) acquired = result;
      return result === undefined ? fallback : result !== null;
    },
    release() {
      acquired?.();
      acquired = null;
    },
  };
}

/** The result of `void`: the transaction that the server has, or the proof for "not charged". */
type Voided =
  | { readonly transaction: Transaction }
  | { readonly transaction: null; readonly evidence: 'voided' | 'not-found' };

/** The requests about one purchase. Copies of it may be in flight, sent from here or by an earlier tracker. */
export interface PurchaseRequests {
  /** The age of this tracker in ms, by the monotonic clock, because a phone's wall clock may jump by days. */
  age(): number;
  /** Resolves with true if no other tab can be sending the purchase. From then on none can, until `releaseLock`. */
  acquireLock(): Promise<boolean>;
  releaseLock(): void;
  /** Sends the purchase. Every send has the same bytes, including the key. */
  send(): Promise<CallResult<Transaction>>;
  /** Requeries it once. */
  requery(): Promise<CallResult<Transaction>>;
  /**
   * Asks the server to mark the reference, so that no copy of the purchase is ever charged, or to return its
   * transaction. If the server lacks the call, its statement that the purchase is missing (`missing`) counts long
   * enough after the last copy. `null` while nothing is proven.
   */
  void(missing: Problem | null): Promise<Voided | null>;
}

interface PurchaseRequestsPorts {
  readonly call: Call;
  readonly platform: Platform;
  readonly isResumed: boolean;
  /** Set if this tab already has the lock of the purchase. */
  readonly releaseLock: ReleaseLock | null;
  /** The PIN that the agent typed next to Buy. It is sent with every copy, and never journaled. */
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
    acquireLock: () => lock.acquire(!isResumed || age() > MAX_IN_FLIGHT_AGE),
    releaseLock: lock.release,
    async send() {
      const params = { category: intent.draft.category };
      const body = { ...purchaseBody(intent), ...(pin !== undefined && { pin }) };
      const result = await call(purchaseEndpoints.purchase, { params, body, signal });
      quietSince = platform.elapsed();
      return result;
    },
    // The tracker has its own schedule, so the transport does not retry.
    requery: () =>
      call(transactionEndpoints.transaction, {
        params: { ref: intent.key },
        signal,
        retry: false,
        timeoutMs: 15_000,
      }),
    async void(missing) {
      const params = { reference: intent.key };
      const result = await call(purchaseEndpoints.voidPurchase, { params, signal, timeoutMs: 15_000 });
      if (result.ok) {
        const { data } = result;
        return data.voided ? { transaction: null, evidence: 'voided' } : { transaction: data.transaction };
      }
      if (!lacksTheCall(result.problem) || !missing || !statesNotFound(missing)) return null;
      return platform.elapsed() - quietSince < NOT_FOUND_COUNTS_AFTER
        ? null
        : { transaction: null, evidence: 'not-found' };
    },
  };
}

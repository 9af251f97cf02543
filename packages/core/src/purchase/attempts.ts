import type { Platform } from '../platform/platform.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { lacksTheCall, namesItMissing, type Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import type { PurchaseRequests } from './purchaseRequests.ts';
import { QUIET, SURELY_DEAD } from './requerySchedule.ts';
import type { TabLock } from './tabLock.ts';

/** What came of calling them off: the sale that the server has, or what "not charged" rests on. */
type CalledOff =
  | { readonly transaction: Transaction }
  | { readonly transaction: null; readonly certainty: 'voided' | 'not-found' };

/** The copies of one purchase that may be on their way to the server: sent from here, or by an earlier follower. */
export interface Attempts {
  /** How long this follower has been at work, in ms, by the monotonic clock: the wall clock of a phone may jump by days. */
  age(): number;
  /** True where no other tab can be sending it. From then on none can, until `releaseLock`. */
  isMine(): Promise<boolean>;
  send(): Promise<Outcome<Transaction>>;
  /**
   * No copy is to be sent any more: the server voids the purchase, or gives back the sale that it has. A server without
   * that call is believed when it names the purchase missing (`missing`) long enough after the last copy. Null where
   * nothing is certain yet.
   */
  callOff(missing: Problem | null): Promise<CalledOff | null>;
  releaseLock(): void;
}

interface AttemptsPorts {
  readonly platform: Platform;
  readonly requests: PurchaseRequests;
  readonly lock: TabLock;
  readonly isResumed: boolean;
}

export function createAttempts({ platform, requests, lock, isResumed }: AttemptsPorts): Attempts {
  const startedAt = platform.elapsed();
  let quietSince = startedAt;
  const age = () => platform.elapsed() - startedAt;
  return {
    age,
    isMine: () => lock.acquire(!isResumed || age() > SURELY_DEAD),
    async send() {
      const outcome = await requests.send();
      quietSince = platform.elapsed();
      return outcome;
    },
    async callOff(missing) {
      const outcome = await requests.void();
      if (outcome.ok) {
        const { data } = outcome;
        return data.voided ? { transaction: null, certainty: 'voided' } : { transaction: data.transaction };
      }
      if (!lacksTheCall(outcome.problem) || !missing || !namesItMissing(missing)) return null;
      return platform.elapsed() - quietSince < QUIET ? null : { transaction: null, certainty: 'not-found' };
    },
    releaseLock: lock.release,
  };
}

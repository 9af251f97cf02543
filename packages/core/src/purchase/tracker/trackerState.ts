import type { Problem } from '../../http/problem.ts';
import type { NotChargedEvidence } from '../../journal/journal.ts';
import {
  type FailedPurchases,
  type MoneyAfterFailure,
  type MoneyState,
  purchaseOutcomeOf,
} from '../../transaction/outcome.ts';
import type { Transaction } from '../../transaction/schema.ts';

/** The times of the last and the next requery, ms since 1970; `null` for none. */
export interface RequeryTimes {
  readonly lastCheckedAt: number | null;
  readonly nextCheckAt: number | null;
}

/** The state of one purchase that was sent. Without a final status it is never "failed". */
export type TrackerState =
  /** Being sent; no answer yet. */
  | { readonly step: 'sending' }
  /** The server has the purchase and waits for the network. */
  | ({ readonly step: 'processing'; readonly transaction: Transaction } & RequeryTimes)
  /** No usable answer. The money may be held: the purchase is requeried until the server answers. `problem` is the last one. */
  | ({ readonly step: 'unknown'; readonly problem: Problem | null } & RequeryTimes)
  /** The server can't be requeried about one purchase, so the agent must decide. `candidates` are transactions that may be it. */
  | { readonly step: 'needs-review'; readonly candidates: readonly Transaction[] }
  /** After `needs-review`: the agent has checked and decided. */
  | { readonly step: 'settled-by-hand'; readonly ending: 'delivered' | 'refused' }
  | { readonly step: 'delivered'; readonly transaction: Transaction }
  /** The server accepted the purchase and it failed. `money`: not charged, refunded, or refund due. */
  | { readonly step: 'failed'; readonly transaction: Transaction; readonly money: MoneyAfterFailure }
  /**
   * Not charged. `evidence` is the proof: `not-found` (a server that can't void a purchase) is the server's answer at
   * that moment, the others are guarantees. `problem` is the refusal, if there was one.
   */
  | { readonly step: 'refused'; readonly problem: Problem | null; readonly evidence: NotChargedEvidence }
  | { readonly step: 'reversed'; readonly transaction: Transaction }
  /** Another tab stored the ending; the transaction is not available at the moment. */
  | {
      readonly step: 'ended-elsewhere';
      readonly ending: 'delivered' | 'failed' | 'reversed';
      readonly money: MoneyState;
    };

export type Step = TrackerState['step'];

type EndedStep = 'delivered' | 'failed' | 'refused' | 'reversed' | 'settled-by-hand' | 'ended-elsewhere';

const ended: ReadonlySet<string> = new Set<EndedStep>([
  'delivered',
  'failed',
  'refused',
  'reversed',
  'settled-by-hand',
  'ended-elsewhere',
]);

/** True if nothing more happens without the agent. */
export function isEnded<S extends { readonly step: string }>(
  state: S,
): state is Extract<S, { step: EndedStep }> {
  return ended.has(state.step);
}

/** The state after a requery without a usable answer: known facts stay. */
export function afterFailedRequery(
  state: TrackerState,
  problem: Problem | null,
  lastCheckedAt: number | null,
): TrackerState {
  if (state.step === 'processing') return { ...state, lastCheckedAt };
  const isOpen = state.step === 'sending' || state.step === 'unknown';
  return isOpen ? { step: 'unknown', problem, lastCheckedAt, nextCheckAt: null } : state;
}

/** The state with the time of the next requery, if the state shows one. */
export function withNextRequery(state: TrackerState, nextCheckAt: number | null): TrackerState {
  return state.step === 'processing' || state.step === 'unknown' ? { ...state, nextCheckAt } : state;
}

/** Returns the money state of every state, so that no screen lacks one. */
export function moneyStateOf(state: TrackerState): MoneyState {
  switch (state.step) {
    case 'sending':
    case 'processing':
    case 'unknown':
    case 'needs-review':
      return 'held';
    case 'delivered':
      return 'charged';
    case 'settled-by-hand':
      return state.ending === 'delivered' ? 'charged' : 'not-charged';
    case 'failed':
    case 'ended-elsewhere':
      return state.money;
    case 'refused':
      return 'not-charged';
    case 'reversed':
      return 'refunded';
  }
}

/** Returns the state of a transaction. `failedPurchases`: what the server's operator promises about failed ones. */
export function trackerStateOf(
  transaction: Transaction,
  failedPurchases: FailedPurchases,
  checks: RequeryTimes,
): TrackerState {
  const { ending, money } = purchaseOutcomeOf(transaction, { failedPurchases });
  switch (ending) {
    case null:
      return { step: 'processing', transaction, ...checks };
    case 'failed':
      return { step: ending, transaction, money };
    case 'delivered':
    case 'reversed':
      return { step: ending, transaction };
  }
}

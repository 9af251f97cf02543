import type { Transaction } from '../schemas/transaction.ts';
import {
  type FailedPurchases,
  findRefund,
  type MoneyState,
  moneyAfterFailure,
} from '../transactions/transactionOutcome.ts';
import type { Problem } from '../transport/problem.ts';
import type { Certainty } from './evidence.ts';

/** When the server was last asked and will be asked next, ms since 1970; null while nothing is planned. */
export interface Checks {
  readonly lastCheckedAt: number | null;
  readonly nextCheckAt: number | null;
}

/** The state of one purchase that was sent. A purchase without a final status is never "failed". */
export type TrackerState =
  /** On its way; no answer yet. */
  | { readonly step: 'sending' }
  /** The server has it and is waiting for the network. */
  | ({ readonly step: 'processing'; readonly transaction: Transaction } & Checks)
  /** No usable answer. The money may be held: the server is asked until it says. `problem` is the last one met. */
  | ({ readonly step: 'unknown'; readonly problem: Problem | null } & Checks)
  /** A server that can't be asked about one purchase: the agent has to look. `candidates` are transactions that may be it. */
  | { readonly step: 'needs-review'; readonly candidates: readonly Transaction[] }
  /** After `needs-review`: the agent looked and said what became of it. */
  | { readonly step: 'settled-by-hand'; readonly ending: 'delivered' | 'refused' }
  | { readonly step: 'delivered'; readonly transaction: Transaction }
  /** The server took it and it failed. `money`: never taken, back, or still to come back. */
  | {
      readonly step: 'failed';
      readonly transaction: Transaction;
      readonly money: 'not-charged' | 'refund-due' | 'refunded';
    }
  /**
   * Not charged. `certainty` says what that rests on: `not-found` (a server that can't void a purchase) is the server's
   * word of that moment, the others are promises. `problem` is the refusal, where there was one.
   */
  | { readonly step: 'refused'; readonly problem: Problem | null; readonly certainty: Certainty }
  | { readonly step: 'reversed'; readonly transaction: Transaction }
  /** Another tab wrote down how it ended; the transaction itself can't be had at the moment. */
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

/** True if nothing more happens by itself. */
export function isEnded<S extends { readonly step: string }>(
  state: S,
): state is Extract<S, { step: EndedStep }> {
  return ended.has(state.step);
}

/** The state after a question without a usable answer: what is known already stays. */
export function afterDoubt(
  state: TrackerState,
  problem: Problem | null,
  lastCheckedAt: number | null,
): TrackerState {
  if (state.step === 'processing') return { ...state, lastCheckedAt };
  const isOpen = state.step === 'sending' || state.step === 'unknown';
  return isOpen ? { step: 'unknown', problem, lastCheckedAt, nextCheckAt: null } : state;
}

/** The state with the time of the next question, where one is shown. */
export function withNextCheck(state: TrackerState, nextCheckAt: number | null): TrackerState {
  return state.step === 'processing' || state.step === 'unknown' ? { ...state, nextCheckAt } : state;
}

/** The money word of every state: a total function, so that no screen can be without one. */
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

/** Reads a transaction into a state. `failedPurchases`: what the server's operator promises about failed ones. */
export function stateOf(
  transaction: Transaction,
  failedPurchases: FailedPurchases,
  checks: Checks,
): TrackerState {
  switch (transaction.status) {
    case 'initiated':
    case 'processing':
    case 'pending':
      return { step: 'processing', transaction, ...checks };
    case 'delivered':
      // Taken back after its delivery, on a server that leaves the status as it was.
      return { step: findRefund(transaction) ? 'reversed' : 'delivered', transaction };
    case 'failed':
      return { step: 'failed', transaction, money: moneyAfterFailure(transaction, { failedPurchases }) };
    case 'reversed':
      return { step: 'reversed', transaction };
  }
}

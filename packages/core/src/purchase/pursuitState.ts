import type { Transaction } from '../schemas/transaction.ts';
import {
  type FailedPurchases,
  findRefund,
  type MoneyWord,
  moneyAfterFailure,
} from '../transactions/transactionOutcome.ts';
import type { Problem } from '../transport/problem.ts';

/** When the server was last asked and will be asked next, ms since 1970; null while nothing is planned. */
export interface Checks {
  readonly lastCheckedAt: number | null;
  readonly nextCheckAt: number | null;
}

/** What is known of one purchase that was sent. Never "failed" for what nobody knows. */
export type PursuitState =
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
  /** It never left, or the server refused it, or never had it. `problem` is null in the last case. */
  | { readonly step: 'refused'; readonly problem: Problem | null }
  | { readonly step: 'reversed'; readonly transaction: Transaction };

export type Step = PursuitState['step'];

const ended: ReadonlySet<Step> = new Set<Step>([
  'delivered',
  'failed',
  'refused',
  'reversed',
  'settled-by-hand',
]);

/** True where nothing more will happen by itself. */
export function isEnded(state: PursuitState): boolean {
  return ended.has(state.step);
}

/** The money word of every state: a total function, so that no screen can be without one. */
export function moneyWord(state: PursuitState): MoneyWord {
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
): PursuitState {
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

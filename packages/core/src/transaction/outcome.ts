import { isCredit } from './isCredit.ts';
import type { Refund, Transaction } from './schema.ts';

/**
 * The state of the agent's money. The screen always shows it as a word, an icon and a colour. `refund-due`: the
 * purchase failed, and nothing proves a refund.
 */
export type MoneyState = 'not-charged' | 'held' | 'charged' | 'refund-due' | 'refunded';

/** The state of a purchase's goods. */
export type DeliveryState = 'delivered' | 'waiting' | 'failed';

/**
 * The operator's promise about failed purchases (client option). `refunded`: every failed purchase is refunded before
 * the server reports it as failed. `unstated`: no promise, so "refunded" needs proof.
 */
export type FailedPurchases = 'refunded' | 'unstated';

/** Proof besides the transaction itself. */
export interface OutcomeEvidence {
  /** A transaction that refunds the purchase, such as one that `linkRefunds` finds. */
  readonly refund?: Transaction | null;
  /** Default `unstated`. */
  readonly failedPurchases?: FailedPurchases;
}

/** A transaction that brought money in. It delivers and charges nothing. */
export interface CreditOutcome {
  readonly kind: 'credit';
  readonly state: 'received' | 'onItsWay' | 'failed';
}

interface PurchaseFacts {
  readonly kind: 'purchase';
  /** The refund that proves `refunded`; `null` without one, or if only a status or a promise says so. */
  readonly refund: Refund | null;
  /** The server's status if core has no such status: shown unchanged, and as waiting, never as success. */
  readonly unknownWord: string | null;
}

/** The money of a failed purchase. */
export type MoneyAfterFailure = Extract<MoneyState, 'not-charged' | 'refund-due' | 'refunded'>;

/**
 * A purchase's money and goods, and its ending in one word, for events, the journal and reports; `null` while it is
 * open. A delivered purchase whose full price came back is `reversed`, even if its status still says delivered.
 */
export type PurchaseOutcome = PurchaseFacts &
  (
    | { readonly ending: null; readonly money: 'held'; readonly delivery: 'waiting' }
    | { readonly ending: 'delivered'; readonly money: 'charged'; readonly delivery: 'delivered' }
    | { readonly ending: 'failed'; readonly money: MoneyAfterFailure; readonly delivery: 'failed' }
    | { readonly ending: 'reversed'; readonly money: 'refunded'; readonly delivery: 'delivered' | 'failed' }
  );

/** The meaning of a transaction, decided in one place for every screen, file and event. */
export type TransactionOutcome = CreditOutcome | PurchaseOutcome;

const size = (amount: number) => Math.abs(amount);

/** The refund of the full amount of a purchase. A partial refund does not count, because money would still be missing. */
export function findRefund(sale: Transaction, { refund: row }: OutcomeEvidence = {}): Refund | null {
  const { refund, amount } = sale;
  if (refund && refund.amount >= size(amount)) return refund;
  if (row?.status !== 'delivered' || size(row.amount) < size(amount)) return null;
  return { ref: row.ref, amount: row.amount, createdAt: row.createdAt };
}

/** True if the server's balances show that the purchase took nothing. */
function tookNothing({ balance }: Transaction): boolean {
  return balance?.before !== undefined && balance.before === balance.after;
}

/** The state of the money after a failed purchase. "Not charged" needs the server's balances; without them, money may be missing. */
function moneyAfterFailure(sale: Transaction, evidence: OutcomeEvidence): MoneyAfterFailure {
  if (findRefund(sale, evidence)) return 'refunded';
  if (tookNothing(sale)) return 'not-charged';
  return evidence.failedPurchases === 'refunded' ? 'refunded' : 'refund-due';
}

function outcomeOfCredit({ status }: Transaction): CreditOutcome {
  if (status === 'delivered') return { kind: 'credit', state: 'received' };
  return { kind: 'credit', state: status === 'failed' || status === 'reversed' ? 'failed' : 'onItsWay' };
}

/** Decides the outcome of a transaction that is known to be a purchase. */
export function purchaseOutcomeOf(transaction: Transaction, evidence: OutcomeEvidence = {}): PurchaseOutcome {
  const { status, statusWord } = transaction;
  const refund = findRefund(transaction, evidence);
  const open = { kind: 'purchase', refund: null, ending: null, money: 'held', delivery: 'waiting' } as const;
  const ended = { kind: 'purchase', refund, unknownWord: null } as const;
  switch (status) {
    case 'initiated':
    case 'processing':
      return { ...open, unknownWord: null };
    case 'pending':
      return { ...open, unknownWord: statusWord.trim().toLowerCase() === 'pending' ? null : statusWord };
    case 'delivered':
      return refund
        ? { ...ended, ending: 'reversed', money: 'refunded', delivery: 'delivered' }
        : { ...ended, ending: 'delivered', money: 'charged', delivery: 'delivered' };
    case 'failed':
      return {
        ...ended,
        ending: 'failed',
        money: moneyAfterFailure(transaction, evidence),
        delivery: 'failed',
      };
    case 'reversed':
      return { ...ended, ending: 'reversed', money: 'refunded', delivery: 'failed' };
  }
}

/** Decides the state of a transaction's money and goods. Reports `refunded` only with proof. */
export function outcomeOf(transaction: Transaction, evidence: OutcomeEvidence = {}): TransactionOutcome {
  return isCredit(transaction) ? outcomeOfCredit(transaction) : purchaseOutcomeOf(transaction, evidence);
}

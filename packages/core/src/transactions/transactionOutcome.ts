import type { Refund, Transaction } from '../schemas/transaction.ts';
import { isCredit } from './isCredit.ts';

/**
 * Where the agent's money is. On screen it is always a word, an icon and a colour. `refund-due`: the sale failed, and
 * nothing shows that its money came back.
 */
export type MoneyState = 'not-charged' | 'held' | 'charged' | 'refund-due' | 'refunded';

/** Where the goods of a sale are. */
export type DeliveryState = 'delivered' | 'waiting' | 'failed';

/**
 * What the operator of the server promises about failed purchases (client option). `refunded`: each one is given back
 * before the server calls it failed. `unstated`: nothing; then "refunded" needs evidence.
 */
export type FailedPurchases = 'refunded' | 'unstated';

/** What is known besides the transaction itself. */
export interface OutcomeEvidence {
  /** A transaction that gives the money back, such as `linkRefunds` finds. */
  readonly refund?: Transaction | null;
  /** Default `unstated`. */
  readonly failedPurchases?: FailedPurchases;
}

/** Money that came in. It delivers nothing and charges nothing. */
export interface CreditOutcome {
  readonly kind: 'credit';
  readonly state: 'received' | 'onItsWay' | 'failed';
}

export interface PurchaseOutcome {
  readonly kind: 'purchase';
  readonly money: MoneyState;
  readonly delivery: DeliveryState;
  /** The refund that `refunded` rests on; null where there is none, or only a status or a promise says so. */
  readonly refund: Refund | null;
  /** The server's own status where it is none of ours: shown as it is, and as waiting, never as success. */
  readonly unknownWord: string | null;
}

/** What a transaction means: one decision for every screen, file and event. */
export type TransactionOutcome = CreditOutcome | PurchaseOutcome;

const size = (amount: number) => Math.abs(amount);

/** The refund that gives back all of the sale's money. A part of it is no refund: money would still be missing. */
export function findRefund(sale: Transaction, { refund: row }: OutcomeEvidence = {}): Refund | null {
  const { refund, amount } = sale;
  if (refund && refund.amount >= size(amount)) return refund;
  if (row?.status !== 'delivered' || size(row.amount) < size(amount)) return null;
  return { ref: row.ref, amount: row.amount, createdAt: row.createdAt };
}

/** True where the server's own figures say that the sale took nothing. */
function tookNothing({ balance }: Transaction): boolean {
  return balance?.before !== undefined && balance.before === balance.after;
}

/** Where the money of a failed sale is. "Not charged" is never guessed: without figures the money may be missing. */
export function moneyAfterFailure(
  sale: Transaction,
  evidence: OutcomeEvidence = {},
): Extract<MoneyState, 'not-charged' | 'refund-due' | 'refunded'> {
  if (findRefund(sale, evidence)) return 'refunded';
  if (tookNothing(sale)) return 'not-charged';
  return evidence.failedPurchases === 'refunded' ? 'refunded' : 'refund-due';
}

function outcomeOfCredit({ status }: Transaction): CreditOutcome {
  if (status === 'delivered') return { kind: 'credit', state: 'received' };
  return { kind: 'credit', state: status === 'failed' || status === 'reversed' ? 'failed' : 'onItsWay' };
}

function outcomeOfPurchase(transaction: Transaction, evidence: OutcomeEvidence): PurchaseOutcome {
  const { status, statusWord } = transaction;
  const sale = { kind: 'purchase', refund: null, unknownWord: null } as const;
  switch (status) {
    case 'initiated':
    case 'processing':
      return { ...sale, money: 'held', delivery: 'waiting' };
    case 'pending': {
      const isOurs = statusWord.trim().toLowerCase() === 'pending';
      return { ...sale, money: 'held', delivery: 'waiting', unknownWord: isOurs ? null : statusWord };
    }
    case 'delivered': {
      const refund = findRefund(transaction, evidence);
      return { ...sale, money: refund ? 'refunded' : 'charged', delivery: 'delivered', refund };
    }
    case 'failed': {
      const money = moneyAfterFailure(transaction, evidence);
      return { ...sale, money, delivery: 'failed', refund: findRefund(transaction, evidence) };
    }
    case 'reversed':
      return { ...sale, money: 'refunded', delivery: 'failed', refund: findRefund(transaction, evidence) };
  }
}

/** Decides where the money and the goods of a transaction are. `refunded` is said on evidence alone. */
export function outcomeOf(transaction: Transaction, evidence: OutcomeEvidence = {}): TransactionOutcome {
  return isCredit(transaction) ? outcomeOfCredit(transaction) : outcomeOfPurchase(transaction, evidence);
}

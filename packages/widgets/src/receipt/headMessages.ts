import {
  type CreditOutcome,
  formatPrice,
  kobo,
  type MoneyState,
  type PurchaseOutcome,
  type Transaction,
  type TransactionOutcome,
} from '@oja/core';
import { refundDueBy } from '../delivery/refundDueBy.ts';
import type { Text } from '../text/catalogue.ts';

export type HeadTone = 'positive' | 'caution' | 'critical' | 'info';

/** What a receipt says first: what became of the sale, and where the money is. */
export interface HeadMessages {
  readonly tone: HeadTone;
  readonly title: string;
  /** Null where the title says it all. */
  readonly body: string | null;
  /** `null` for money that came in: nothing is charged. */
  readonly money: MoneyState | null;
  /** True where asking again can tell more. */
  readonly isOpen: boolean;
}

type Words = Pick<Text, 'receipt' | 'delivery'>;

function ofCredit({ state }: CreditOutcome, { receipt, delivery }: Words): HeadMessages {
  const money = null;
  switch (state) {
    case 'received':
      return { tone: 'positive', title: receipt.received, body: receipt.receivedBody, money, isOpen: false };
    case 'onItsWay':
      return { tone: 'caution', title: receipt.onItsWay, body: null, money, isOpen: true };
    case 'failed':
      return { tone: 'critical', title: delivery.failed, body: null, money, isOpen: false };
  }
}

/** The words of a sale that failed, by where its money is. */
function ofFailed(
  outcome: PurchaseOutcome,
  price: string,
  by: string | undefined,
  words: Text['receipt'],
): Pick<HeadMessages, 'tone' | 'body'> {
  switch (outcome.money) {
    case 'refunded':
      return { tone: 'info', body: words.refundedBody(price) };
    case 'not-charged':
      return { tone: 'critical', body: words.notChargedBody };
    default:
      return { tone: 'critical', body: words.refundDueBody(price, by) };
  }
}

function ofSale(outcome: PurchaseOutcome, price: string, by: string | undefined, text: Words): HeadMessages {
  const words = text.receipt;
  const { delivery, unknownWord } = outcome;
  const title = unknownWord ?? text.delivery[delivery];
  const money = outcome.money;
  switch (delivery) {
    case 'delivered': {
      const isRefunded = outcome.money === 'refunded';
      const body = isRefunded ? words.givenBackBody(price) : null;
      return { tone: isRefunded ? 'info' : 'positive', title, body, money, isOpen: false };
    }
    case 'waiting':
      return { tone: 'caution', title, body: words.waitingBody(price), money, isOpen: true };
    case 'failed':
      return { title, money, isOpen: outcome.money === 'refund-due', ...ofFailed(outcome, price, by, words) };
  }
}

/**
 * Exhaustive: a new state of money or goods does not compile without its words. `isOwnPrice`: the customer paid another price
 * than the wallet, and no sentence names either.
 */
export function headMessages(
  transaction: Transaction,
  outcome: TransactionOutcome,
  text: Words,
  isOwnPrice = false,
): HeadMessages {
  if (outcome.kind === 'credit') return ofCredit(outcome, text);
  const by = refundDueBy(transaction);
  if (!isOwnPrice) return ofSale(outcome, formatPrice(kobo(Math.abs(transaction.amount))), by, text);
  const head = ofSale(outcome, text.receipt.theMoney, by, text);
  return { ...head, body: head.body && capitalised(head.body) };
}

/** Each sentence begins with a capital letter, also where a word stands in for an amount. */
const capitalised = (body: string): string =>
  body.replace(/(?:^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());

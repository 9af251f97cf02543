import {
  type CreditOutcome,
  formatPrice,
  kobo,
  type MoneyState,
  type PurchaseOutcome,
  type Transaction,
  type TransactionOutcome,
} from '@oja/core';
import { refundDueBy } from '../delivery/receipt/receiptLines.ts';
import type { Text } from '../text/catalogue.ts';

export type HeadTone = 'positive' | 'caution' | 'critical' | 'info';

/** The head of a receipt: the status of the delivery and of the money. */
export interface HeadMessages {
  readonly tone: HeadTone;
  readonly title: string;
  /** `null` if the title is enough. */
  readonly body: string | null;
  /** `null` for money that came in, because nothing is charged. */
  readonly money: MoneyState | null;
  /** True if a check can still change the status. */
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

/** Messages of a failed purchase, by its money state. */
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
 * Messages of the head. The switches are exhaustive: a new state without a message does not compile. `isOwnPrice`: the
 * customer paid a selling price, so that no sentence states an amount.
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

/** Capitalises every sentence, because a lower-case word can replace an amount at its start. */
const capitalised = (body: string): string =>
  body.replace(/(?:^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());

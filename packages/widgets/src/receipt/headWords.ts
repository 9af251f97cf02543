import { formatPrice, kobo, type Transaction } from '@oja/core';
import { type Standing, standingOf } from '../handover/standing.ts';
import type { Text } from '../text/catalogue.ts';
import type { MoneyState } from '../ui/status/MoneyWord.tsx';

export type HeadTone = 'positive' | 'caution' | 'critical' | 'info';

/** What a receipt says first: what became of the sale, and where the money is. */
export interface HeadWords {
  readonly tone: HeadTone;
  readonly title: string;
  /** Null where the title says it all. */
  readonly body: string | null;
  /** Null for money that came in: it is charged to nobody. */
  readonly money: MoneyState | null;
  /** True where asking again can tell more. */
  readonly isOpen: boolean;
}

type Words = Pick<Text, 'receipt' | 'delivery'>;
type Credit = Extract<Standing, { kind: 'credit' }>;
type Sale = Extract<Standing, { kind: 'sale' }>;

function ofCredit({ state }: Credit, { receipt, delivery }: Words): HeadWords {
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

function ofSale({ delivery, money, unknownWord }: Sale, price: string, text: Words): HeadWords {
  const words = text.receipt;
  const title = unknownWord ?? text.delivery[delivery];
  switch (delivery) {
    case 'delivered':
      return { tone: 'positive', title, body: null, money, isOpen: false };
    case 'waiting':
      return { tone: 'caution', title, body: words.waitingBody(price), money, isOpen: true };
    case 'failed':
      return money === 'refunded'
        ? { tone: 'info', title, body: words.refundedBody(price), money, isOpen: false }
        : { tone: 'critical', title, body: words.notChargedBody, money, isOpen: false };
  }
}

/** Exhaustive: a new state of money or goods does not compile without its words. */
export function headWords(transaction: Transaction, text: Words): HeadWords {
  const standing = standingOf(transaction);
  if (standing.kind === 'credit') return ofCredit(standing, text);
  return ofSale(standing, formatPrice(kobo(Math.abs(transaction.amount))), text);
}

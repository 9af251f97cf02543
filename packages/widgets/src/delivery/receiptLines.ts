import {
  type Category,
  categoryFactsOf,
  formatDateTime,
  formatMoney,
  isCredit,
  type Kobo,
  type Transaction,
} from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { wordFor } from '../text/wordFor.ts';
import { said } from './deliverables.ts';
import { formatRecipient } from './formatRecipient.ts';

/** What a receipt says that is not in the transaction. Null where it is not known. */
export interface About {
  /** Who sold it. */
  readonly seller: string | null;
  /** Whom to ask when something is wrong, as it is to be read. */
  readonly support: string | null;
}

export interface Line {
  readonly term: string;
  readonly value: string;
}

type Words = Text['receipt'];
type ByKind = Readonly<Record<Category, string>>;

/** On a receipt the year always stands: it may be looked at in another one. */
const LONG_AGO = 0;
export const receiptDate = (at: number): string => formatDateTime(at, LONG_AGO);

/** Omits empty and zero lines. */
const line = (term: string, value: string | null | undefined): readonly Line[] =>
  value ? [{ term, value }] : [];
const figure = (term: string, amount: Kobo | undefined): readonly Line[] =>
  line(term, amount ? formatMoney(amount) : null);

/** The word for a category's thing ("Meter"), or the general one. */
const labelFor = (words: ByKind, category: string | undefined, otherwise: string): string =>
  wordFor(words, category, otherwise);

/** "Electricity"; `null` for an unknown category. */
export function kindWord(transaction: Transaction, words: Words): string | null {
  const other = isCredit(transaction) ? words.moneyIn : '';
  return labelFor(words.kinds, transaction.category, other) || null;
}

/** For whom and what it was. */
export function saleLines(transaction: Transaction, words: Words): readonly Line[] {
  const { category, delivery, name } = transaction;
  return [
    ...line(words.service, kindWord(transaction, words)),
    ...line(labelFor(words.items, category, words.item), name),
    ...line(
      labelFor(words.recipients, category, words.recipient),
      formatRecipient(transaction.recipient, categoryFactsOf(category)),
    ),
    ...line(words.customer, delivery?.customerName),
    ...line(words.address, delivery?.address),
    ...line(words.message, delivery?.message),
  ];
}

/** What the amount is made of. The commission is left out: the receipt goes to the customer. */
export function moneyLines({ amount, fee, delivery }: Transaction, words: Words): readonly Line[] {
  return [
    ...line(words.amount, formatMoney(amount)),
    ...figure(words.fee, fee),
    ...figure(words.energy, delivery?.tokenAmount),
    ...figure(words.arrears, delivery?.arrears),
    ...figure(words.fixedCharge, delivery?.fixedCharge),
  ];
}

/** What the token is worth. */
export function energyLines({ delivery }: Transaction, words: Text['deliverables']): readonly Line[] {
  return [
    ...line(words.units, said(delivery?.units)),
    ...line(words.tariff, said(delivery?.tariff)),
    ...figure(words.vat, delivery?.vat),
  ];
}

/** By which numbers a sale is found again, and when it was. */
export function tracingLines({ ref, delivery, createdAt }: Transaction, words: Words): readonly Line[] {
  return [
    ...line(words.receiptNumber, delivery?.receiptNumber),
    ...line(words.reference, ref),
    ...line(words.providerReference, delivery?.providerReference),
    ...line(words.date, receiptDate(createdAt)),
  ];
}

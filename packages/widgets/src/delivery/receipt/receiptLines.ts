import {
  type Category,
  categoryFactsOf,
  formatDateTime,
  formatMoney,
  isCredit,
  type Kobo,
  type SettlementPromise,
  type Transaction,
} from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { wordFor } from '../../text/wordFor.ts';
import { omitEmptyFigure } from '../deliverables.ts';
import { formatRecipient } from '../formatRecipient.ts';

/** Receipt fields that the transaction lacks; `null` if unknown. */
export interface About {
  /** Name of the seller. */
  readonly seller: string | null;
  /** Support contact, as shown to the customer. */
  readonly support: string | null;
}

export interface Line {
  readonly term: string;
  readonly value: string;
}

type Words = Text['receipt'];
type ByKind = Readonly<Record<Category, string>>;

/** A receipt always shows the year; zero makes the formatter write it. */
const LONG_AGO = 0;
export const receiptDate = (at: number): string => formatDateTime(at, LONG_AGO);

/** Omits empty and zero lines. */
const line = (term: string, value: string | null | undefined): readonly Line[] =>
  value ? [{ term, value }] : [];
const figure = (term: string, amount: Kobo | undefined): readonly Line[] =>
  line(term, amount ? formatMoney(amount) : null);

/** The label of a category ("Meter"), or the general label. */
const labelFor = (words: ByKind, category: string | undefined, otherwise: string): string =>
  wordFor(words, category, otherwise);

/** "Electricity"; `null` for an unknown category. */
export function kindWord(transaction: Transaction, words: Words): string | null {
  const other = isCredit(transaction) ? words.moneyIn : '';
  return labelFor(words.kinds, transaction.category, other) || null;
}

/** The item, the recipient and the customer. */
export function purchaseLines(transaction: Transaction, words: Words): readonly Line[] {
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

/** The parts of the amount. Omits the commission: the customer gets this receipt. */
export function moneyLines({ amount, fee, delivery }: Transaction, words: Words): readonly Line[] {
  return [
    ...line(words.amount, formatMoney(amount)),
    ...figure(words.fee, fee),
    ...figure(words.energy, delivery?.tokenAmount),
    ...figure(words.arrears, delivery?.arrears),
    ...figure(words.fixedCharge, delivery?.fixedCharge),
  ];
}

/** Units, tariff and VAT of the token. */
export function energyLines({ delivery }: Transaction, words: Text['deliverables']): readonly Line[] {
  return [
    ...line(words.units, omitEmptyFigure(delivery?.units)),
    ...line(words.tariff, omitEmptyFigure(delivery?.tariff)),
    ...figure(words.vat, delivery?.vat),
  ];
}

/** The reference numbers and the date of the purchase. */
export function tracingLines({ ref, delivery, createdAt }: Transaction, words: Words): readonly Line[] {
  return [
    ...line(words.receiptNumber, delivery?.receiptNumber),
    ...line(words.reference, ref),
    ...line(words.providerReference, delivery?.providerReference),
    ...line(words.date, receiptDate(createdAt)),
  ];
}

/** The latest time for a failed purchase's refund, formatted for a sentence; `undefined` if the server gives none. */
export const refundDueBy = ({
  settlesBy,
  settlesAtLatest = settlesBy,
}: SettlementPromise): string | undefined =>
  settlesAtLatest === undefined ? undefined : formatDateTime(settlesAtLatest);

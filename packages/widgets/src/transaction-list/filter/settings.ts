import { formatDay, type TransactionsFilter } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { wordFor } from '../../text/wordFor.ts';
import { periodOf } from './period.ts';

/** Statuses that agents can filter by. `pending` includes every status that is not final. */
export const lookedFor = ['delivered', 'pending', 'failed', 'reversed'] as const;
export type LookedFor = (typeof lookedFor)[number];

export type FilterText = Pick<Text, 'transactions' | 'delivery' | 'money'>;

const isLookedFor = (status: string): status is LookedFor => lookedFor.some((one) => one === status);

/** Returns the label of a status in the filter. */
export const statusName = (status: NonNullable<TransactionsFilter['status']>, text: FilterText): string =>
  ({
    delivered: text.delivery.delivered,
    pending: text.transactions.waiting,
    failed: text.delivery.failed,
    reversed: text.money.refunded,
  })[isLookedFor(status) ? status : 'pending'];

/** Returns the label of a category. */
export const kindName = (category: string, text: FilterText): string =>
  wordFor(text.transactions.kinds, category, category);

/** Returns the label of the period, for example "7 days" or "1 Oct to 31 Oct". */
export function stretchName(filter: TransactionsFilter, now: number, text: FilterText): string | null {
  const { from, to } = filter;
  const { periods, dayRange, dayFrom, dayTo } = text.transactions;
  const period = periodOf(filter, now);
  if (period === null) return null;
  if (period !== 'own') return periods[period];
  if (from === null) return dayTo(formatDay(to ?? now, now));
  return to === null ? dayFrom(formatDay(from, now)) : dayRange(formatDay(from, now), formatDay(to, now));
}

/** An active filter: its label, and the change that removes it. */
export interface Setting {
  readonly name: string;
  readonly without: Partial<TransactionsFilter>;
}

/** Returns the active filters except the search. */
export function settingsOf(filter: TransactionsFilter, now: number, text: FilterText): readonly Setting[] {
  const { status, category } = filter;
  const stretch = stretchName(filter, now, text);
  return [
    ...(status === null ? [] : [{ name: statusName(status, text), without: { status: null } }]),
    ...(category === null ? [] : [{ name: kindName(category, text), without: { category: null } }]),
    ...(stretch === null ? [] : [{ name: stretch, without: { from: null, to: null } }]),
  ];
}

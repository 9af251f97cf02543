import { formatDay, type TransactionsFilter } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { wordFor } from '../../text/wordFor.ts';
import { periodOf } from './period.ts';

/** What an agent looks for by status. Every status that the server still works on is "waiting" for the agent. */
export const lookedFor = ['delivered', 'pending', 'failed', 'reversed'] as const;
export type LookedFor = (typeof lookedFor)[number];

export type FilterText = Pick<Text, 'transactions' | 'delivery' | 'money'>;

const isLookedFor = (status: string): status is LookedFor => lookedFor.some((one) => one === status);

/** How a status is called in the filter. */
export const statusName = (status: NonNullable<TransactionsFilter['status']>, text: FilterText): string =>
  ({
    delivered: text.delivery.delivered,
    pending: text.transactions.waiting,
    failed: text.delivery.failed,
    reversed: text.money.refunded,
  })[isLookedFor(status) ? status : 'pending'];

/** How a kind of sale is called. */
export const kindName = (category: string, text: FilterText): string =>
  wordFor(text.transactions.kinds, category, category);

/** "7 days", or "1 Oct to 31 Oct". */
export function stretchName(filter: TransactionsFilter, now: number, text: FilterText): string | null {
  const { from, to } = filter;
  const { periods, dayRange, dayFrom, dayTo } = text.transactions;
  const period = periodOf(filter, now);
  if (period === null) return null;
  if (period !== 'own') return periods[period];
  if (from === null) return dayTo(formatDay(to ?? now, now));
  return to === null ? dayFrom(formatDay(from, now)) : dayRange(formatDay(from, now), formatDay(to, now));
}

/** One thing that narrows the list, in words, and what to change so that it no longer does. */
export interface Setting {
  readonly name: string;
  readonly without: Partial<TransactionsFilter>;
}

/** What narrows the list beside the search: each can be taken away by itself. */
export function settingsOf(filter: TransactionsFilter, now: number, text: FilterText): readonly Setting[] {
  const { status, category } = filter;
  const stretch = stretchName(filter, now, text);
  return [
    ...(status === null ? [] : [{ name: statusName(status, text), without: { status: null } }]),
    ...(category === null ? [] : [{ name: kindName(category, text), without: { category: null } }]),
    ...(stretch === null ? [] : [{ name: stretch, without: { from: null, to: null } }]),
  ];
}

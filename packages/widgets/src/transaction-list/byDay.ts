import { formatDay, lagosDay, type Transaction } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

export interface Day {
  /** "2026-11-21", in Lagos. */
  readonly day: string;
  /** "Today", "Yesterday", "19 Nov". */
  readonly name: string;
  readonly transactions: readonly Transaction[];
}

const DAY = 24 * 60 * 60_000;

/**
 * Newest first, one group for each day in Lagos, `limit` transactions at most. Sorted here, because servers disagree on
 * their order.
 */
export function byDay(
  transactions: readonly Transaction[],
  now: number,
  words: Pick<Text['transactions'], 'today' | 'yesterday'>,
  limit?: number,
): readonly Day[] {
  const named = new Map([
    [lagosDay(now), words.today],
    // Lagos has no summer time: a day is always 24 hours.
    [lagosDay(now - DAY), words.yesterday],
  ]);
  const groups = new Map<string, Transaction[]>();
  const newest = [...transactions].sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
  for (const transaction of newest) {
    const day = lagosDay(transaction.createdAt);
    const group = groups.get(day);
    if (group) group.push(transaction);
    else groups.set(day, [transaction]);
  }
  return [...groups].map(([day, members]) => ({
    day,
    name: named.get(day) ?? formatDay(members[0]?.createdAt ?? now, now),
    transactions: members,
  }));
}

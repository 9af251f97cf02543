import { DAY, formatDay, HOUR, lagosDay, type Transaction } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

export interface Day {
  /** "2026-11-21", in Lagos. */
  readonly day: string;
  /** "Today", "Yesterday", "19 Nov". */
  readonly name: string;
  readonly transactions: readonly Transaction[];
  /** All of it is loaded: what it came to can be said. */
  readonly isWhole?: boolean;
}

/** How far Lagos is ahead of UTC, in summer and in winter. */
const AHEAD = HOUR;

/** When the day of `now` began in Lagos. Both in ms since 1970. */
export const dayBegan = (now: number): number => Math.floor((now + AHEAD) / DAY) * DAY - AHEAD;

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
  const groups = new Map<number, Transaction[]>();
  const newest = [...transactions].sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
  for (const transaction of newest) {
    // Counted, not written: writing the day of each of 50,000 takes longer than drawing them.
    const count = Math.floor((transaction.createdAt + AHEAD) / DAY);
    const group = groups.get(count);
    if (group) group.push(transaction);
    else groups.set(count, [transaction]);
  }
  return [...groups.values()].map((members) => {
    const at = members[0]?.createdAt ?? now;
    const day = lagosDay(at);
    return { day, name: named.get(day) ?? formatDay(at, now), transactions: members };
  });
}

/** Marks the days of which all is loaded: each but the last, while there are older ones to load. */
export const wholeDays = (days: readonly Day[], hasMore: boolean): readonly Day[] =>
  days.map((day, at) => ({ ...day, isWhole: !hasMore || at < days.length - 1 }));

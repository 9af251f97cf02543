import { DAY, formatDay, HOUR, lagosDay, type Transaction } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';

export interface Day {
  /** The date in Lagos, for example "2026-11-21". */
  readonly day: string;
  /** For example "Today", "Yesterday" or "19 Nov". */
  readonly name: string;
  readonly transactions: readonly Transaction[];
  /** Whether the whole day is loaded, so that totals can be shown. */
  readonly isWhole?: boolean;
}

/** Offset of Lagos from UTC, all year. */
const AHEAD = HOUR;

/** Returns the start of the day of `now` in Lagos. Both are in ms since 1970. */
export const dayBegan = (now: number): number => Math.floor((now + AHEAD) / DAY) * DAY - AHEAD;

/**
 * Groups transactions by day in Lagos, newest first, `limit` at most. Sorts them here, because servers differ in
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
    // Lagos has no daylight saving time: a day is always 24 hours.
    [lagosDay(now - DAY), words.yesterday],
  ]);
  const groups = new Map<number, Transaction[]>();
  const newest = [...transactions].sort((a, b) => b.createdAt - a.createdAt).slice(0, limit);
  for (const transaction of newest) {
    // A number instead of a formatted date, because formatting 50,000 dates takes longer than rendering them.
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

/** Marks the completely loaded days: all but the last while there are more pages. */
export const wholeDays = (days: readonly Day[], hasMore: boolean): readonly Day[] =>
  days.map((day, at) => ({ ...day, isWhole: !hasMore || at < days.length - 1 }));

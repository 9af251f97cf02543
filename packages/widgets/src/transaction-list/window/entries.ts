import type { Transaction } from '@oja/core';
import type { Day } from '../rows/byDay.ts';

/** A line of the list: the heading of a day, or a transaction with its position in that day, starting at 1. */
export type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly day: Day }
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly day: Day;
      /** Index of its day's heading in the entries. */
      readonly dayIndex: number;
      readonly place: number;
      readonly transaction: Transaction;
    };

/** Flattens the days into headings and rows. */
export function entriesOf(days: readonly Day[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const day of days) {
    const dayIndex = entries.length;
    entries.push({ kind: 'day', key: day.day, day });
    day.transactions.forEach((transaction, at) => {
      entries.push({ kind: 'row', key: transaction.id, day, dayIndex, place: at + 1, transaction });
    });
  }
  return entries;
}

/** The rendered rows of one day, under its heading. */
export interface DrawnDay {
  readonly day: Day;
  readonly head: Placed;
  readonly rows: readonly (Placed & { readonly entry: Extract<Entry, { kind: 'row' }> })[];
}

interface Placed {
  readonly index: number;
  /** Distance in px to the rendered line before it; more than 0 if lines between them are not rendered. */
  readonly gap: number;
}

/** Groups the rendered lines by day. `drawn` contains each row's heading before the row. */
export function drawnDaysOf(
  drawn: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  entries: readonly Entry[],
): readonly DrawnDay[] {
  const drawnDays: { day: Day; head: Placed; rows: DrawnDay['rows'][number][] }[] = [];
  let end = drawn[0]?.start ?? 0;
  for (const { index, start, end: its } of drawn) {
    const entry = entries[index];
    const placed = { index, gap: start - end };
    if (entry?.kind === 'day') drawnDays.push({ day: entry.day, head: placed, rows: [] });
    if (entry?.kind === 'row') drawnDays.at(-1)?.rows.push({ ...placed, entry });
    end = its;
  }
  return drawnDays;
}

/** Returns the indexes from `first` to `last`, those in `kept`, and the headings of their days, sorted and unique. */
export function withDays(
  first: number,
  last: number,
  kept: readonly number[],
  entries: readonly Entry[],
): number[] {
  const indexes = new Set<number>();
  const add = (index: number) => {
    const entry = entries[index];
    if (entry?.kind === 'row') indexes.add(entry.dayIndex);
    if (entry) indexes.add(index);
  };
  for (let index = first; index <= last; index += 1) add(index);
  kept.forEach(add);
  return [...indexes].sort((a, b) => a - b);
}

import type { Transaction } from '@oja/core';
import type { Day } from '../byDay.ts';

/** A line of the list: the name of a day, or a transaction with its place in that day, counted from 1. */
export type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly day: Day }
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly day: Day;
      /** Where the name of its day stands among the entries. */
      readonly dayIndex: number;
      readonly place: number;
      readonly transaction: Transaction;
    };

/** The days and their rows, one under the other. */
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

/** The part of the list that is drawn: some of one day's rows under its name, in the order of the list. */
export interface DrawnDay {
  readonly day: Day;
  readonly head: Placed;
  readonly rows: readonly (Placed & { readonly entry: Extract<Entry, { kind: 'row' }> })[];
}

interface Placed {
  readonly index: number;
  /** How far below the one drawn before it, in px. Not nought where there are others between that are not drawn. */
  readonly gap: number;
}

/** Puts what is drawn into its days. Every row's day is among `drawn`, before it. */
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

/** The entries from `first` to `last`, those in `kept`, and the names of all their days; in order, each once. */
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

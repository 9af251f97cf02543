import { isFinal } from '../../shared/schemas/status.ts';
import type { Transaction } from '../../transaction/schema.ts';
import { isWithin, type TransactionsFilter } from './filter.ts';

/** The loaded history, newest first. `nextCursor` is `null` if all of it is loaded. */
export interface TransactionPages {
  readonly items: readonly Transaction[];
  readonly nextCursor: string | null;
  /** True for the history of an earlier visit. It has no delivered goods, so no receipt can be made from it. */
  readonly isKept?: boolean | undefined;
}

/** One page from the server. `ids` has all of its rows, newest first; `items` has the rows that match the filter. */
export interface FreshPage extends TransactionPages {
  readonly ids: readonly string[];
}

/** Returns the loaded rows below a fresh first page. Returns none if there may be a gap between the two. */
export function rowsBelow({ ids, nextCursor }: FreshPage, loaded: readonly string[]): readonly string[] {
  const last = Math.max(...ids.map((id) => loaded.lastIndexOf(id)));
  return nextCursor === null || last < 0 ? [] : loaded.slice(last + 1);
}

/** Adds the older rows below a fresh first page. The cursor belongs to the last row. */
export function mergeFirstPage(
  fresh: FreshPage,
  below: readonly string[],
  shown: TransactionPages | null,
): TransactionPages {
  if (!shown || below.length === 0)
    return { items: fresh.items, nextCursor: fresh.nextCursor, isKept: fresh.isKept };
  // A Set, because a history may have fifty thousand rows.
  const still = new Set(below);
  const older = shown.items.filter(({ id }) => still.has(id));
  return { items: [...fresh.items, ...older], nextCursor: shown.nextCursor, isKept: fresh.isKept };
}

/** Adds an older page, which may overlap the loaded rows. `isNew` is true for a row that no page had yet. */
export function mergeOlderPage(
  shown: TransactionPages,
  { items, nextCursor }: FreshPage,
  isNew: (id: string) => boolean,
): TransactionPages {
  const older = items.filter(({ id }) => isNew(id) && !shown.items.some((item) => item.id === id));
  return { items: [...shown.items, ...older], nextCursor };
}

/** Replaces the older version of a transaction or inserts it by its time; removes it if the filter no longer matches. */
export function mergeTransaction(
  pages: TransactionPages,
  transaction: Transaction,
  filter: TransactionsFilter,
): TransactionPages {
  const { items, nextCursor } = pages;
  const others = items.filter(({ id }) => id !== transaction.id);
  if (!isWithin(transaction, filter)) return { items: others, nextCursor };
  const known = items.findIndex(({ id }) => id === transaction.id);
  const newer = others.filter(({ createdAt }) => createdAt > transaction.createdAt).length;
  // Older than all loaded rows: its own page will have it.
  if (known < 0 && nextCursor !== null && newer > 0 && newer === others.length) return pages;
  const at = known < 0 ? newer : known;
  return { items: [...others.slice(0, at), transaction, ...others.slice(at)], nextCursor };
}

/** Adds transactions that were put while the page was loading, unless the page has their final status. */
export function mergePending(
  pages: TransactionPages,
  pending: readonly Transaction[],
  filter: TransactionsFilter,
): TransactionPages {
  return pending.reduce((before, transaction) => {
    const told = before.items.find(({ id }) => id === transaction.id);
    return told && isFinal(told.status) ? before : mergeTransaction(before, transaction, filter);
  }, pages);
}

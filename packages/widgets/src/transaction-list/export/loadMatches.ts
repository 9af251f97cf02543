import {
  type Call,
  isWithin,
  type Problem,
  queryOf,
  type Transaction,
  type TransactionsFilter,
} from '@oja/core';

/** As many as the server gives at once. */
const PAGE = 100;
/** More rows than that no spreadsheet on a phone opens. */
export const MOST_ROWS = 50_000;

/** How far the reading has come. It can go on from here after a problem. */
export interface Reading {
  /** Newest first. */
  readonly rows: readonly Transaction[];
  /** Null once there is no older page. */
  readonly cursor: string | null | undefined;
  readonly isWhole: boolean;
}

export const nothingRead: Reading = { rows: [], cursor: undefined, isWhole: false };

type ReadOptions = Readonly<{
  signal: AbortSignal;
  /** How many matches there are so far. */
  onProgress: (reading: Reading) => void;
}>;

/**
 * Reads every transaction that the filter lets through, page by page, from where `begun` stopped; `MOST_ROWS` at most.
 * Gives back the problem that stopped it, or null.
 */
export async function loadMatches(
  call: Call,
  filter: TransactionsFilter,
  begun: Reading,
  { signal, onProgress }: ReadOptions,
): Promise<Problem | null> {
  let reading = begun;
  const known = new Set(reading.rows.map(({ id }) => id));
  while (!reading.isWhole && reading.rows.length < MOST_ROWS) {
    const cursor = reading.cursor ?? undefined;
    const outcome = await call('transactions', {
      query: { ...queryOf(filter), limit: PAGE, cursor },
      signal,
    });
    if (!outcome.ok) return outcome.problem;
    const fresh = outcome.data
      .filter((transaction) => isWithin(transaction, filter) && !known.has(transaction.id))
      // The server sends oldest first (specification, section 7).
      .reverse();
    for (const { id } of fresh) known.add(id);
    const next = outcome.nextCursor;
    reading = {
      rows: [...reading.rows, ...fresh].slice(0, MOST_ROWS),
      cursor: next,
      // A server that knows no cursors gives the same page for ever.
      isWhole: next === null || next === cursor,
    };
    onProgress(reading);
  }
  return null;
}

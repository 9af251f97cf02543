import {
  type Call,
  historyEndpoints,
  isWithin,
  type Problem,
  queryOf,
  type Transaction,
  type TransactionsFilter,
} from '@oja/core';

/** Maximum page size of the server. */
const PAGE = 100;
/** Maximum number of rows that a spreadsheet app on a phone opens. */
export const MOST_ROWS = 50_000;

/** Progress of reading the pages, from which it can resume after a problem. */
export interface ExportProgress {
  /** Newest first. */
  readonly rows: readonly Transaction[];
  /** `null` after the last page; `undefined` before the first. */
  readonly cursor: string | null | undefined;
  readonly isWhole: boolean;
}

export const noProgress: ExportProgress = { rows: [], cursor: undefined, isWhole: false };

type ReadOptions = Readonly<{
  signal: AbortSignal;
  /** Called with the progress after each page. */
  onProgress: (reading: ExportProgress) => void;
}>;

/**
 * Reads all transactions that match the filter, page by page, starting from `begun`; `MOST_ROWS` at most.
 * Returns the problem that stopped it, or `null`.
 */
export async function loadMatches(
  call: Call,
  filter: TransactionsFilter,
  begun: ExportProgress,
  { signal, onProgress }: ReadOptions,
): Promise<Problem | null> {
  let reading = begun;
  const known = new Set(reading.rows.map(({ id }) => id));
  while (!reading.isWhole && reading.rows.length < MOST_ROWS) {
    const cursor = reading.cursor ?? undefined;
    const result = await call(historyEndpoints.transactions, {
      query: { ...queryOf(filter), limit: PAGE, cursor },
      signal,
    });
    if (!result.ok) return result.problem;
    const fresh = result.data
      .filter((transaction) => isWithin(transaction, filter) && !known.has(transaction.id))
      // The server sends oldest first (specification, section 7).
      .reverse();
    for (const { id } of fresh) known.add(id);
    const next = result.nextCursor;
    reading = {
      rows: [...reading.rows, ...fresh].slice(0, MOST_ROWS),
      cursor: next,
      // A server without cursors returns the same page again and again.
      isWhole: next === null || next === cursor,
    };
    onProgress(reading);
  }
  return null;
}

import type { Problem, TransactionsStore } from '@oja/core';
import { useEffect, useMemo, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useFreshCallback } from '../binding/useFreshCallback.ts';

/** So many pages are read and no more: what an agent pays for data is worth more than the last of a thousand sales. */
const MOST_PAGES = 10;

export interface AllPages {
  /** Older pages are on their way. */
  readonly isReading: boolean;
  /** There is more that was not read: too many pages, or one that did not come. */
  readonly isPartial: boolean;
  /** Why the next page did not come. */
  readonly problem: Problem | null;
  retry(): void;
}

interface Failed {
  readonly cursor: string;
  readonly problem: Problem;
}

/** Reads a history page by page, once its first page is there. */
export function useAllPages(store: TransactionsStore): AllPages {
  const cursor = useSignal(store.state).data?.nextCursor ?? null;
  // With the history it is of: another one is read from its beginning.
  const { asked } = useMemo(() => ({ store, asked: new Set<string>() }), [store]);
  const [failed, setFailed] = useState<Failed | null>(null);
  const problem = failed !== null && failed.cursor === cursor ? failed.problem : null;
  // The first page has no cursor.
  const isFull = cursor !== null && !asked.has(cursor) && asked.size >= MOST_PAGES - 1;

  const read = useFreshCallback(async (next: string) => {
    asked.add(next);
    setFailed(null);
    const outcome = await store.loadMore();
    if (outcome && !outcome.ok) setFailed({ cursor: next, problem: outcome.problem });
  });
  useEffect(() => {
    if (cursor !== null && !isFull && !asked.has(cursor)) read(cursor);
  }, [cursor, asked, isFull, read]);

  const isPartial = isFull || problem !== null;
  return {
    isReading: cursor !== null && !isPartial,
    isPartial,
    problem,
    retry() {
      if (cursor !== null && problem) read(cursor);
    },
  };
}

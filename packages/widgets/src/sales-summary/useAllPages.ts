import type { Problem, TransactionsStore } from '@oja/core';
import { useEffect, useMemo, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useFreshCallback } from '../binding/useFreshCallback.ts';

/** Maximum number of pages to read, because agents pay for their data. */
const MOST_PAGES = 10;

export interface AllPages {
  /** Whether older pages are loading. */
  readonly isLoading: boolean;
  /** Whether pages are missing, because of the limit or a failed request. */
  readonly isPartial: boolean;
  /** Why the next page failed to load. */
  readonly problem: Problem | null;
  retry(): void;
}

interface Failed {
  readonly cursor: string;
  readonly problem: Problem;
}

/** Loads the remaining pages of a history after its first page. */
export function useAllPages(store: TransactionsStore): AllPages {
  const cursor = useSignal(store.state).data?.nextCursor ?? null;
  // Bound to the store: another history is read from its start.
  const { asked } = useMemo(() => ({ store, asked: new Set<string>() }), [store]);
  const [failed, setFailed] = useState<Failed | null>(null);
  const problem = failed !== null && failed.cursor === cursor ? failed.problem : null;
  // The first page has no cursor.
  const isFull = cursor !== null && !asked.has(cursor) && asked.size >= MOST_PAGES - 1;

  const read = useFreshCallback(async (next: string) => {
    asked.add(next);
    setFailed(null);
    const result = await store.loadMore();
    if (result && !result.ok) setFailed({ cursor: next, problem: result.problem });
  });
  useEffect(() => {
    if (cursor !== null && !isFull && !asked.has(cursor)) read(cursor);
  }, [cursor, asked, isFull, read]);

  const isPartial = isFull || problem !== null;
  return {
    isLoading: cursor !== null && !isPartial,
    isPartial,
    problem,
    retry() {
      if (cursor !== null && problem) read(cursor);
    },
  };
}

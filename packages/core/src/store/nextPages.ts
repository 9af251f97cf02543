import { signal } from '@preact/signals-core';
import type { CallResult } from '../http/parseResponse.ts';

/**
 * Loads the pages below a list, one at a time, and passes each to `append`. `nextCursor` returns the list's
 * current cursor.
 */
export function createNextPages<P>(
  nextCursor: () => string | null | undefined,
  request: (cursor: string, signal?: AbortSignal) => Promise<CallResult<P>>,
  append: (page: P) => void,
) {
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;
  return {
    isLoadingMore,
    /** Drops a page that is still loading: it belongs below the previous list, whose cursor may be equal. */
    drop(): void {
      loading = null;
      isLoadingMore.value = false;
    },
    async loadMore(signal?: AbortSignal): Promise<CallResult<P> | null> {
      const cursor = nextCursor();
      if (!cursor || loading) return null;
      const mine = Symbol('page');
      loading = mine;
      isLoadingMore.value = true;
      const result = await request(cursor, signal);
      if (loading !== mine) return null;
      loading = null;
      isLoadingMore.value = false;
      if (result.ok && nextCursor() === cursor) append(result.data);
      return result;
    },
  };
}

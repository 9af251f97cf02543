import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Outcome } from '../http/read.ts';
import { createResource, type Resource } from './resource.ts';

/** The loaded pages of a list, newest first. */
export interface Pages<T> {
  readonly items: readonly T[];
  /** `null` if there are no more pages. */
  readonly nextCursor: string | null;
}

/** A list that is loaded page by page. */
export interface CursorPages<P> extends Resource<P> {
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next page. If it fails, resolves with the problem and keeps the list; `null` if all pages are loaded. */
  loadMore(): Promise<Outcome<unknown> | null>;
}

/** Creates a list from `request`. `keyOf` identifies an item that two pages contain. */
export function createCursorPages<T, P extends Pages<T>>(
  request: (cursor?: string) => Promise<Outcome<P>>,
  keyOf: (item: T) => string,
  now: () => number,
): CursorPages<P> {
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;
  /** Drops a page that is still loading: it belongs below the previous list, not the new one. */
  const drop = () => {
    loading = null;
    isLoadingMore.value = false;
  };
  const resource = createResource<P>(() => {
    drop();
    return request();
  }, now);
  return {
    ...resource,
    isLoadingMore,
    async loadMore() {
      const cursor = resource.state.peek().data?.nextCursor;
      if (!cursor || isLoadingMore.peek()) return null;
      isLoadingMore.value = true;
      const mine = Symbol('page');
      loading = mine;
      const outcome = await request(cursor);
      if (loading !== mine) return null;
      drop();
      if (outcome.ok)
        resource.change((shown) => {
          const known = new Set(shown.items.map(keyOf));
          const added = outcome.data.items.filter((item) => !known.has(keyOf(item)));
          return { ...outcome.data, items: [...shown.items, ...added] };
        });
      return outcome;
    },
    reset() {
      drop();
      resource.reset();
    },
  };
}

import { type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';

/** The pages of a list that have been loaded, newest first. */
export interface Pages<T> {
  readonly items: readonly T[];
  /** `null` where there are no more. */
  readonly nextCursor: string | null;
}

/** A list that is read page by page. */
export interface CursorPages<P> extends Resource<P> {
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next page. A problem leaves the list as it is and is given back; `null` where there is nothing to add. */
  loadMore(): Promise<Outcome<unknown> | null>;
}

/** Reads a list by `request`; `keyOf` tells an item that a page repeats. */
export function createCursorPages<T, P extends Pages<T>>(
  request: (cursor?: string) => Promise<Outcome<P>>,
  keyOf: (item: T) => string,
  now: () => number,
): CursorPages<P> {
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;
  /** A page that is on its way would go below a list that it does not follow on. */
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

import type { ReadonlySignal } from '@preact/signals-core';
import type { CallResult, CallSuccess } from '../http/parseResponse.ts';
import { createNextPages } from './nextPages.ts';
import { createResource, type Resource } from './resource.ts';

/** The loaded pages of a list. */
export interface Pages<T> {
  readonly items: readonly T[];
  /** `null` if there are no more pages. */
  readonly nextCursor: string | null;
}

/** A list that is loaded page by page. */
export interface CursorPages<P> extends Resource<P> {
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next page. If it fails, resolves with the problem and keeps the list; `null` if all pages are loaded. */
  loadMore(): Promise<CallResult<unknown> | null>;
}

/** Converts the answer of an endpoint that lists items to a page of them. */
export const toPage = <T>(result: CallResult<readonly T[]>): CallResult<Pages<T>> =>
  result.ok ? { ...result, data: { items: result.data, nextCursor: result.nextCursor } } : result;

/** Creates a list from `request`. `keyOf` identifies an item that two pages contain. */
export function createCursorPages<T, P extends Pages<T>>(
  request: (cursor?: string) => Promise<CallResult<P>>,
  keyOf: (item: T) => string,
  now: () => number,
): CursorPages<P> {
  const resource = createResource<P>(() => {
    drop();
    return request();
  }, now);
  const { isLoadingMore, loadMore, drop } = createNextPages(
    () => resource.state.peek().data?.nextCursor,
    request,
    (page) =>
      resource.change((shown) => {
        const known = new Set(shown.items.map(keyOf));
        const added = page.items.filter((item) => !known.has(keyOf(item)));
        return { ...page, items: [...shown.items, ...added] };
      }),
  );
  return {
    ...resource,
    isLoadingMore,
    loadMore: () => loadMore(),
    reset() {
      drop();
      resource.reset();
    },
  };
}

/**
 * Requests all pages in turn and passes each to `onPage`, which may return `false` to stop. Returns the first problem,
 * else the last page: its `nextCursor` is `null` if it is the end of the list.
 */
export async function loadPages<T>(
  request: (cursor?: string) => Promise<CallResult<T>>,
  onPage: (page: CallSuccess<T>) => unknown,
): Promise<CallResult<T>> {
  let cursor: string | undefined;
  // A server that repeats a cursor would be requested for ever.
  const requested = new Set<string>();
  for (;;) {
    const page = await request(cursor);
    if (!page.ok) return page;
    const { nextCursor } = page;
    if (onPage(page) === false || nextCursor === null || requested.has(nextCursor)) return page;
    cursor = nextCursor;
    requested.add(cursor);
  }
}

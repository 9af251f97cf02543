import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { CallResult } from '../../http/parseResponse.ts';
import { lacksTheCall } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { createNextPages } from '../../store/nextPages.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import { historyEndpoints, transactionEndpoints } from '../../transaction/endpoints.ts';
import type { Transaction } from '../../transaction/schema.ts';
import { everyTransaction, isWithin, queryOf, type TransactionsFilter } from './filter.ts';
import {
  type FreshPage,
  mergeFirstPage,
  mergeOlderPage,
  mergePending,
  mergeTransaction,
  rowsBelow,
  type TransactionPages,
} from './pages.ts';

export interface TransactionsStore extends Resource<TransactionPages> {
  readonly filter: ReadonlySignal<TransactionsFilter>;
  /** Narrows the list on the server. The list is empty until the server answers. The same filter again has no effect. */
  narrow(some: Partial<TransactionsFilter>): Promise<void>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next older page. If it fails, resolves with the problem and keeps the list. */
  loadMore(signal?: AbortSignal): Promise<CallResult<unknown> | null>;
  /** Finds a transaction by its ref or by the reference of the intent: in the list, else on the server. */
  find(ref: string, signal?: AbortSignal): Promise<CallResult<Transaction>>;
  /** Replaces the older version of a transaction, or inserts it. Its views receive it too. */
  put(transaction: Transaction): void;
  /** The same history with a separate filter, for a search that does not affect other users of the store. */
  view(filter: Partial<TransactionsFilter>): TransactionsView;
}

export interface TransactionsView {
  readonly store: TransactionsStore;
  /**
   * From now on, the view receives each transaction that is put into the history, and is reset with it; `onPut` is
   * called for each transaction. Returns a function that stops.
   */
  follow(onPut?: () => void): () => void;
}

const PAGE = 25;

async function requestPage(
  call: Call,
  filter: TransactionsFilter,
  cursor?: string,
  signal?: AbortSignal,
): Promise<CallResult<FreshPage>> {
  const query = { ...queryOf(filter), limit: PAGE, cursor };
  const result = await call(historyEndpoints.transactions, { query, signal, recall: true });
  if (!result.ok) return result;
  // The server sends oldest first, but agents look for the latest purchase (specification, section 7).
  const rows = [...result.data].reverse();
  const items = rows.filter((transaction) => isWithin(transaction, filter));
  const ids = rows.map(({ id }) => id);
  return { ...result, data: { ids, items, nextCursor: result.nextCursor, isKept: Boolean(result.at) } };
}

/** The pages of one history: the loaded rows, and the transactions that were put into it. */
function createPages(call: Call, now: () => number, filter: ReadonlySignal<TransactionsFilter>) {
  /** The ids of the loaded rows, newest first and without a gap; a new array for each session and filter. */
  let loaded: string[] = [];
  /** The transactions that were put since the first page was last requested. */
  let pending: Transaction[] = [];

  /** Loads the first page again, and keeps the rows below it that still follow it. */
  async function firstPage(): Promise<CallResult<TransactionPages>> {
    const mine = loaded;
    pending = [];
    const result = await requestPage(call, filter.peek());
    if (!result.ok || mine !== loaded) return result;
    const below = rowsBelow(result.data, loaded);
    loaded = [...result.data.ids, ...below];
    const pages = mergeFirstPage(result.data, below, resource.state.peek().data);
    return { ...result, data: mergePending(pages, pending, filter.peek()) };
  }
  const resource = createResource<TransactionPages>(firstPage, now);

  function append(page: FreshPage): void {
    const fresh = page.ids.filter((id) => !loaded.includes(id));
    resource.change((shown) => mergeOlderPage(shown, page, (id) => fresh.includes(id)));
    loaded.push(...fresh);
  }
  const { isLoadingMore, loadMore, drop } = createNextPages(
    () => resource.state.peek().data?.nextCursor,
    (cursor, signal) => requestPage(call, filter.peek(), cursor, signal),
    append,
  );
  return {
    resource,
    isLoadingMore,
    loadMore,
    empty(): void {
      drop();
      loaded = [];
      pending = [];
      resource.reset();
    },
    put(transaction: Transaction): void {
      pending.push(transaction);
      resource.change((shown) => mergeTransaction(shown, transaction, filter.peek()));
    },
  };
}

/** Finds one transaction in a list by its ref or its reference. */
function findIn(pages: TransactionPages | null, ref: string): CallResult<Transaction> | null {
  const listed = pages?.isKept
    ? undefined
    : pages?.items.find((transaction) => transaction.ref === ref || transaction.reference === ref);
  return listed ? { ok: true, data: listed, message: null, nextCursor: null, serverTime: null } : null;
}

/** A view receives each transaction that is put, while it is followed. */
const viewOf = (store: TransactionsStore, views: Set<TransactionsStore>): TransactionsView => ({
  store,
  follow(onPut) {
    const follower: TransactionsStore = {
      ...store,
      put(transaction) {
        store.put(transaction);
        onPut?.();
      },
    };
    views.add(follower);
    return () => views.delete(follower);
  },
});

export function createTransactionsStore(
  call: Call,
  now: () => number,
  always: TransactionsFilter = everyTransaction,
): TransactionsStore {
  const filter = signal(always);
  const views = new Set<TransactionsStore>();
  const { resource, isLoadingMore, loadMore, empty, put } = createPages(call, now, filter);
  const inList = (ref: string) => findIn(resource.state.peek().data, ref);
  return {
    ...resource,
    isLoadingMore,
    filter,
    loadMore,
    async narrow(some) {
      const before = filter.peek();
      const next = { ...before, ...some };
      if (JSON.stringify(next) === JSON.stringify(before)) return;
      filter.value = next;
      empty();
      await resource.load();
    },
    reset() {
      filter.value = always;
      empty();
      for (const view of views) view.reset();
    },
    async find(ref, signal) {
      const listed = inList(ref);
      if (listed) return listed;
      const result = await call(transactionEndpoints.transaction, { params: { ref }, signal });
      if (result.ok || !lacksTheCall(result.problem)) return result;
      // A server without that call may still have the transaction in its list.
      await resource.load();
      return inList(ref) ?? result;
    },
    put(transaction) {
      put(transaction);
      for (const view of views) view.put(transaction);
    },
    view(narrowed) {
      return viewOf(createTransactionsStore(call, now, { ...everyTransaction, ...narrowed }), views);
    },
  };
}

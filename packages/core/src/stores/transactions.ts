import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Transaction } from '../schemas/transaction.ts';
import { createResource, type Resource } from '../state/resource.ts';
import { lacksTheCall } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import type { Call } from '../transport/transport.ts';
import {
  type FreshPage,
  mergeFirstPage,
  mergeOlderPage,
  mergePending,
  mergeTransaction,
  rowsBelow,
  type TransactionPages,
} from './transactionPages.ts';
import { everyTransaction, isWithin, queryOf, type TransactionsFilter } from './transactionsFilter.ts';

export interface TransactionsStore extends Resource<TransactionPages> {
  readonly filter: ReadonlySignal<TransactionsFilter>;
  /** Narrows the list, at the server: what is shown is empty until it answers. The same filter again changes nothing. */
  narrow(some: Partial<TransactionsFilter>): Promise<void>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next older page. A problem leaves the list as it is and is given back. */
  loadMore(signal?: AbortSignal): Promise<Outcome<unknown> | null>;
  /** One transaction, by its ref or by the reference of the intent: from the list, else from the server. */
  find(ref: string, signal?: AbortSignal): Promise<Outcome<Transaction>>;
  /** Puts a transaction in its place: over its older self, or on top. Its views learn of it too. */
  put(transaction: Transaction): void;
  /** The same history through a filter of its own, for one who looks for something beside others who do not. */
  view(filter: Partial<TransactionsFilter>): TransactionsView;
}

export interface TransactionsView {
  readonly store: TransactionsStore;
  /**
   * From now on the view learns what the whole history learns, and forgets when it forgets; `onPut` is called for each
   * transaction. Gives back the way to stop.
   */
  follow(onPut?: () => void): () => void;
}

const PAGE = 25;

async function requestPage(
  call: Call,
  filter: TransactionsFilter,
  cursor?: string,
  signal?: AbortSignal,
): Promise<Outcome<FreshPage>> {
  const query = { ...queryOf(filter), limit: PAGE, cursor };
  const outcome = await call('transactions', { query, signal, recall: true });
  if (!outcome.ok) return outcome;
  // The server sends oldest first; an agent looks for the last sale (specification, section 7).
  const rows = [...outcome.data].reverse();
  const items = rows.filter((transaction) => isWithin(transaction, filter));
  const ids = rows.map(({ id }) => id);
  return { ...outcome, data: { ids, items, nextCursor: outcome.nextCursor, isKept: Boolean(outcome.at) } };
}

/** The pages of one history: what was loaded of it, and what was put into it meanwhile. */
function createPages(call: Call, now: () => number, filter: ReadonlySignal<TransactionsFilter>) {
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;
  /** The rows that pages have brought, newest first and without a gap; a new list with each session and filter. */
  let loaded: string[] = [];
  /** What was put since the first page was last requested. */
  let pending: Transaction[] = [];

  /** The first page again: what was loaded below it stays where it still follows on it. */
  async function firstPage(): Promise<Outcome<TransactionPages>> {
    const mine = loaded;
    pending = [];
    const outcome = await requestPage(call, filter.peek());
    if (!outcome.ok || mine !== loaded) return outcome;
    const below = rowsBelow(outcome.data, loaded);
    loaded = [...outcome.data.ids, ...below];
    const pages = mergeFirstPage(outcome.data, below, resource.state.peek().data);
    return { ...outcome, data: mergePending(pages, pending, filter.peek()) };
  }
  const resource = createResource<TransactionPages>(firstPage, now);

  function append(page: FreshPage): void {
    const fresh = page.ids.filter((id) => !loaded.includes(id));
    resource.change((shown) => mergeOlderPage(shown, page, (id) => fresh.includes(id)));
    loaded.push(...fresh);
  }
  return {
    resource,
    isLoadingMore,
    empty(): void {
      loading = null;
      isLoadingMore.value = false;
      loaded = [];
      pending = [];
      resource.reset();
    },
    put(transaction: Transaction): void {
      pending.push(transaction);
      resource.change((shown) => mergeTransaction(shown, transaction, filter.peek()));
    },
    async loadMore(signal?: AbortSignal): Promise<Outcome<unknown> | null> {
      const cursor = resource.state.peek().data?.nextCursor;
      if (!cursor || isLoadingMore.peek()) return null;
      isLoadingMore.value = true;
      const mine = Symbol('page');
      loading = mine;
      const outcome = await requestPage(call, filter.peek(), cursor, signal);
      // Another agent's list may stand there now, with a cursor that reads the same.
      if (loading !== mine) return null;
      isLoadingMore.value = false;
      if (outcome.ok && resource.state.peek().data?.nextCursor === cursor) append(outcome.data);
      return outcome;
    },
  };
}

/** Finds one transaction in a list by its ref or its reference. */
function findIn(pages: TransactionPages | null, ref: string): Outcome<Transaction> | null {
  const listed = pages?.isKept
    ? undefined
    : pages?.items.find((transaction) => transaction.ref === ref || transaction.reference === ref);
  return listed ? { ok: true, data: listed, message: null, nextCursor: null, serverTime: null } : null;
}

/** A view is told of each transaction that is put for as long as somebody follows it. */
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
      const outcome = await call('transaction', { params: { ref }, signal });
      if (outcome.ok || !lacksTheCall(outcome.problem)) return outcome;
      // A server without that call can still have it in its list.
      await resource.load();
      return inList(ref) ?? outcome;
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

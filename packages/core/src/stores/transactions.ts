import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Transaction } from '../schemas/transaction.ts';
import type { Call } from '../session/call.ts';
import { createResource, type Resource } from '../state/resource.ts';
import { lacksTheCall } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import { everyTransaction, isWithin, queryOf, type TransactionsFilter } from './transactionsFilter.ts';

/** Newest first. `nextCursor` is null when there is no older page. */
export interface TransactionPages {
  readonly items: readonly Transaction[];
  readonly nextCursor: string | null;
}

export interface TransactionsStore extends Resource<TransactionPages> {
  readonly filter: ReadonlySignal<TransactionsFilter>;
  /** Narrows the list, at the server: what is shown is empty until it answers. The same filter again changes nothing. */
  narrow(some: Partial<TransactionsFilter>): Promise<void>;
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next older page. A problem leaves the list as it is and is given back. */
  loadMore(): Promise<Outcome<unknown> | null>;
  /** One transaction, by its ref or by the reference of the intent: from the list, else from the server. */
  find(ref: string): Promise<Outcome<Transaction>>;
  /** Puts a transaction in its place: over its older self, or on top. Its views learn of it too. */
  put(transaction: Transaction): void;
  /** The same history through a filter of its own, for one who looks for something beside others who do not. */
  view(filter: Partial<TransactionsFilter>): TransactionsView;
}

export interface TransactionsView {
  readonly store: TransactionsStore;
  /** From now on the view learns what the whole history learns, and forgets when it forgets. Gives back the way to stop. */
  follow(): () => void;
}

const PAGE = 25;

const without = (items: readonly Transaction[], out: readonly Transaction[]) => {
  const ids = new Set(out.map((transaction) => transaction.id));
  return items.filter((transaction) => !ids.has(transaction.id));
};

export function createTransactionsStore(
  call: Call,
  now: () => number,
  always: TransactionsFilter = everyTransaction,
): TransactionsStore {
  const isLoadingMore = signal(false);
  const filter = signal(always);
  const views = new Set<TransactionsStore>();
  let loading: symbol | null = null;
  async function page(cursor?: string): Promise<Outcome<TransactionPages>> {
    const asked = filter.peek();
    const outcome = await call('transactions', { query: { ...queryOf(asked), limit: PAGE, cursor } });
    if (!outcome.ok) return outcome;
    // The server sends oldest first; an agent looks for the last sale (specification, section 7).
    const items = outcome.data.filter((transaction) => isWithin(transaction, asked)).reverse();
    return { ...outcome, data: { items, nextCursor: outcome.nextCursor } };
  }
  const resource = createResource<TransactionPages>(() => page(), now);

  function inList(ref: string): Outcome<Transaction> | null {
    const listed = resource.state
      .peek()
      .data?.items.find((transaction) => transaction.ref === ref || transaction.reference === ref);
    return listed ? { ok: true, data: listed, message: null, nextCursor: null, serverTime: null } : null;
  }
  function empty(): void {
    loading = null;
    isLoadingMore.value = false;
    resource.reset();
  }
  return {
    ...resource,
    isLoadingMore,
    filter,
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
    async loadMore() {
      const cursor = resource.state.peek().data?.nextCursor;
      if (!cursor || isLoadingMore.peek()) return null;
      isLoadingMore.value = true;
      const mine = Symbol('page');
      loading = mine;
      const outcome = await page(cursor);
      // Another agent's list may stand there now, with a cursor that reads the same.
      if (loading !== mine) return null;
      isLoadingMore.value = false;
      if (outcome.ok) {
        const older = outcome.data;
        resource.change((shown) =>
          shown.nextCursor === cursor
            ? { items: [...shown.items, ...without(older.items, shown.items)], nextCursor: older.nextCursor }
            : shown,
        );
      }
      return outcome;
    },
    async find(ref) {
      const listed = inList(ref);
      if (listed) return listed;
      const outcome = await call('transaction', { params: { ref } });
      if (outcome.ok || !lacksTheCall(outcome.problem)) return outcome;
      // A server without that call can still have it in its list.
      await resource.load();
      return inList(ref) ?? outcome;
    },
    put(transaction) {
      resource.change((shown) => {
        if (!isWithin(transaction, filter.peek()))
          return { ...shown, items: without(shown.items, [transaction]) };
        const known = shown.items.some((item) => item.id === transaction.id);
        const items = known
          ? shown.items.map((item) => (item.id === transaction.id ? transaction : item))
          : [transaction, ...shown.items];
        return { ...shown, items };
      });
      for (const view of views) view.put(transaction);
    },
    view(narrowed) {
      const store = createTransactionsStore(call, now, { ...everyTransaction, ...narrowed });
      return {
        store,
        follow() {
          views.add(store);
          return () => views.delete(store);
        },
      };
    },
  };
}

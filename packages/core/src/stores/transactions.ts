import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Transaction } from '../schemas/transaction.ts';
import type { Call } from '../session/call.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';

/** Newest first. `nextCursor` is null when there is no older page. */
export interface TransactionPages {
  readonly items: readonly Transaction[];
  readonly nextCursor: string | null;
}

export interface TransactionsStore extends Resource<TransactionPages> {
  readonly isLoadingMore: ReadonlySignal<boolean>;
  /** Adds the next older page. A problem leaves the list as it is and is given back. */
  loadMore(): Promise<Outcome<unknown> | null>;
  /** One transaction, by its ref or by the reference of the intent: from the list, else from the server. */
  find(ref: string): Promise<Outcome<Transaction>>;
  /** Puts a transaction in its place: over its older self, or on top. */
  put(transaction: Transaction): void;
}

const PAGE = 25;

const without = (items: readonly Transaction[], out: readonly Transaction[]) => {
  const ids = new Set(out.map((transaction) => transaction.id));
  return items.filter((transaction) => !ids.has(transaction.id));
};

export function createTransactionsStore(call: Call, now: () => number): TransactionsStore {
  const isLoadingMore = signal(false);
  let loading: symbol | null = null;
  async function page(cursor?: string): Promise<Outcome<TransactionPages>> {
    const outcome = await call('transactions', { query: { limit: PAGE, cursor } });
    if (!outcome.ok) return outcome;
    // The server sends oldest first; an agent looks for the last sale (specification, section 7).
    return { ...outcome, data: { items: [...outcome.data].reverse(), nextCursor: outcome.nextCursor } };
  }
  const resource = createResource<TransactionPages>(() => page(), now);

  return {
    ...resource,
    isLoadingMore,
    reset() {
      loading = null;
      isLoadingMore.value = false;
      resource.reset();
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
      const listed = resource.state
        .peek()
        .data?.items.find((transaction) => transaction.ref === ref || transaction.reference === ref);
      if (listed) return { ok: true, data: listed, message: null, nextCursor: null, serverTime: null };
      return call('transaction', { params: { ref } });
    },
    put(transaction) {
      resource.change((shown) => {
        const known = shown.items.some((item) => item.id === transaction.id);
        const items = known
          ? shown.items.map((item) => (item.id === transaction.id ? transaction : item))
          : [transaction, ...shown.items];
        return { ...shown, items };
      });
    },
  };
}

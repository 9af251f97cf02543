import { signal } from '@preact/signals-core';
import { noToken } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { createResource } from '../../store/resource.ts';
import { transactionEndpoints } from '../../transaction/endpoints.ts';
import { everyTransaction } from './filter.ts';
import type { TransactionPages } from './pages.ts';
import type { TransactionsStore } from './store.ts';

/**
 * Creates the history of a client whose token may not list transactions, such as an embed's. It stays empty and never
 * requests a list. `find` still requests one transaction.
 */
export function createClosedHistory(call: Call, now: () => number): TransactionsStore {
  const store: TransactionsStore = {
    ...createResource<TransactionPages>(async () => noToken, now),
    filter: signal(everyTransaction),
    isLoadingMore: signal(false),
    narrow: async () => {},
    loadMore: async () => null,
    find: (ref, signal) => call(transactionEndpoints.transaction, { params: { ref }, signal }),
    put: () => {},
    view: () => ({ store, follow: () => () => {} }),
  };
  return store;
}

import { signal } from '@preact/signals-core';
import { noSuchCall, noToken } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { createResource } from '../../store/resource.ts';
import { transactionEndpoints } from '../../transaction/endpoints.ts';
import { everyTransaction } from './filter.ts';
import type { TransactionPages } from './pages.ts';
import type { TransactionsStore } from './store.ts';

/**
 * Creates the history of a client whose token may not list transactions, such as an embed's. It stays empty and sends
 * no request.
 */
export const createClosedHistory = (_call: Call, now: () => number): TransactionsStore =>
  closedHistory(async () => noSuchCall, now);

/** Like `createClosedHistory`, but `find` requests one transaction: for a receipt. */
export const createFindOnlyHistory = (call: Call, now: () => number): TransactionsStore =>
  closedHistory((ref, signal) => call(transactionEndpoints.transaction, { params: { ref }, signal }), now);

function closedHistory(find: TransactionsStore['find'], now: () => number): TransactionsStore {
  const store: TransactionsStore = {
    ...createResource<TransactionPages>(async () => noToken, now),
    filter: signal(everyTransaction),
    isLoadingMore: signal(false),
    narrow: async () => {},
    loadMore: async () => null,
    find,
    put: () => {},
    view: () => ({ store, follow: () => () => {} }),
  };
  return store;
}

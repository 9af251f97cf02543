import {
  type Client,
  everyTransaction,
  isWithin,
  type Transaction,
  type TransactionPages,
  type TransactionsFilter,
  type TransactionsStore,
} from '@oja/core';
import { useEffect, useMemo } from 'react';
import { useSignal } from '../binding/signals.ts';
import { type ResourceResult, useResource } from '../binding/useResource.ts';

export interface History {
  /** The store of the rows: the whole history, or a filtered view. */
  readonly store: TransactionsStore;
  readonly list: ResourceResult<TransactionPages>;
  readonly items: readonly Transaction[];
  /** Loaded transactions without the filter. */
  readonly whole: readonly Transaction[];
  /** Whether `items` are only matches among loaded transactions, because the server has not responded yet. */
  readonly isFromLoaded: boolean;
  /** Time when the unfiltered transactions were loaded, in ms since 1970. */
  readonly loadedAt: number | null;
  readonly isNarrow: boolean;
  readonly filter: TransactionsFilter;
  /** Identifies the filter. */
  readonly key: string;
}

const NONE: readonly Transaction[] = [];

const isEverything = (filter: TransactionsFilter) =>
  JSON.stringify(filter) === JSON.stringify(everyTransaction);

/** Memoises the filter by its fields, because hosts pass a new object on each render. */
function useSame({ search, status, category, from, to }: TransactionsFilter): TransactionsFilter {
  return useMemo(() => ({ search, status, category, from, to }), [search, status, category, from, to]);
}

/**
 * The filtered history. Until the server responds, or if it can't be reached, it contains the matches among the loaded
 * transactions, because old data is better than none.
 */
export function useHistory(client: Client, filter: TransactionsFilter): History {
  const isNarrow = !isEverything(filter);
  const key = JSON.stringify(filter);
  const same = useSame(filter);
  const view = useMemo(() => (isNarrow ? client.transactions.view(same) : null), [client, same, isNarrow]);
  useEffect(() => view?.follow(), [view]);
  const store = view?.store ?? client.transactions;
  const list = useResource(client, store);
  const known = useSignal(client.transactions.state);
  const whole = known.data?.items ?? NONE;
  const loaded = useMemo(
    () => (isNarrow ? whole.filter((transaction) => isWithin(transaction, same)) : NONE),
    [whole, same, isNarrow],
  );
  return {
    store,
    list,
    items: list.data?.items ?? loaded,
    whole,
    isFromLoaded: list.data === null && loaded.length > 0,
    loadedAt: known.data && known.at,
    isNarrow,
    filter,
    key,
  };
}

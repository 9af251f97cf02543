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
  /** What the rows come from: the whole history, or a view of it through the filter. */
  readonly store: TransactionsStore;
  readonly list: ResourceResult<TransactionPages>;
  readonly items: readonly Transaction[];
  /** All that was loaded of the whole history, for what a filter leaves out. */
  readonly whole: readonly Transaction[];
  /** True while `items` are only those among what was loaded before: the server was not heard yet. */
  readonly isFromLoaded: boolean;
  /** When what was loaded before came, in ms since 1970. */
  readonly loadedAt: number | null;
  readonly isNarrow: boolean;
  readonly filter: TransactionsFilter;
  /** The same for the same filter. */
  readonly key: string;
}

const NONE: readonly Transaction[] = [];

const isEverything = (filter: TransactionsFilter) =>
  JSON.stringify(filter) === JSON.stringify(everyTransaction);

/** The same object for the same filter, however often that is made anew. */
function useSame({ search, status, category, from, to }: TransactionsFilter): TransactionsFilter {
  return useMemo(() => ({ search, status, category, from, to }), [search, status, category, from, to]);
}

/**
 * The history through a filter. Until the server has answered, or where it can't be reached, what is loaded is looked
 * through: the last known figures are better than none.
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

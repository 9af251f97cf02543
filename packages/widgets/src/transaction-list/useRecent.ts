import {
  type Category,
  type Client,
  everyTransaction,
  type Transaction,
  type TransactionPages,
} from '@oja/core';
import { useEffect, useMemo } from 'react';
import { type ResourceResult, useResource } from '../binding/useResource.ts';

export interface Recent {
  /** State of the source: the history, or the server's list of the category if too few of it are loaded. */
  readonly list: ResourceResult<TransactionPages>;
  /** All known transactions, newest first. */
  readonly items: readonly Transaction[];
  retry(): void;
}

const NONE: readonly Transaction[] = [];

/** The newest transactions, optionally of one category. Requests the category from the server if too few of it are loaded. */
export function useRecent(client: Client, limit: number, category?: Category): Recent {
  const whole = useResource(client, client.transactions);
  const all = whole.data?.items ?? NONE;
  const loaded = useMemo(
    () => (category ? all.filter((item) => item.category === category) : all),
    [all, category],
  );
  const hasMore = whole.data !== null && whole.data.nextCursor !== null;
  const sought = category && hasMore && loaded.length < limit ? category : null;
  const view = useMemo(
    () => (sought ? client.transactions.view({ ...everyTransaction, category: sought }) : null),
    [client, sought],
  );
  useEffect(() => view?.follow(), [view]);
  const store = view?.store ?? client.transactions;
  const list = useResource(client, store);
  return {
    list,
    items: (view && list.data?.items) ?? loaded,
    retry: () => void store.refresh(),
  };
}

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
  /** Where they come from: the history, or where too few of a kind are loaded, the server's own list of that kind. */
  readonly list: ResourceResult<TransactionPages>;
  /** All that are known, newest first. */
  readonly items: readonly Transaction[];
  retry(): void;
}

const NONE: readonly Transaction[] = [];

/** The newest transactions of a kind, or of all. The server is asked for a kind alone where what is loaded has too few of it. */
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

import {
  type Client,
  type DaySales,
  lagosDay,
  MINUTE,
  type Sales,
  salesByDay,
  sumSales,
  type Transaction,
  type TransactionPages,
} from '@oja/core';
import { useEffect, useMemo } from 'react';
import { useNow } from '../binding/useNow.ts';
import { type ResourceResult, useResource } from '../binding/useResource.ts';
import { salesPeriodOf, WEEK } from './salesPeriod.ts';
import { type AllPages, useAllPages } from './useAllPages.ts';

export interface SalesSoFar {
  readonly list: ResourceResult<TransactionPages>;
  readonly pages: AllPages;
  readonly now: number;
  readonly today: Sales;
  readonly month: Sales;
  /** Seven days, today last. */
  readonly week: readonly DaySales[];
  /** The oldest transaction that is counted, in ms since 1970. */
  readonly since: number;
  retry(): void;
}

const NONE: readonly Transaction[] = [];

/** What was sold, from a view of the history that is read page by page and learns of each sale that is made meanwhile. */
export function useSales(client: Client): SalesSoFar {
  const now = useNow(MINUTE, true, client.now);
  const today = lagosDay(now);
  const span = useMemo(() => salesPeriodOf(today), [today]);
  const view = useMemo(() => client.transactions.view({ from: span.from }), [client, span]);
  useEffect(() => view.follow(), [view]);
  const list = useResource(client, view.store);
  const pages = useAllPages(view.store);
  const items = list.data?.items ?? NONE;
  const days = useMemo(() => salesByDay(items, span.from, span.to), [items, span]);
  return {
    list,
    pages,
    now,
    today: sumSales(days.slice(-1)),
    month: useMemo(() => sumSales(days.filter(({ day }) => day >= span.firstOfMonth)), [days, span]),
    week: days.slice(-WEEK),
    since: items.at(-1)?.createdAt ?? now,
    retry: () => (pages.problem ? pages.retry() : void view.store.refresh()),
  };
}

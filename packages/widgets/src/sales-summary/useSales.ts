import {
  type Client,
  createSalesSummaryStore,
  lacksTheCall,
  lagosDay,
  MINUTE,
  type Resource,
  type ResourceState,
  type SummaryRow,
  salesByDay,
  salesOfSummary,
  salesPeriodOf,
  type TransactionPages,
} from '@oja/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { type SalesSoFar, salesSoFar } from './salesSoFar.ts';
import { useAllPages } from './useAllPages.ts';

/** Sums from the server, or the loaded transactions. */
type Source = readonly SummaryRow[] | TransactionPages;

const NONE: Source = [];

const isPages = (source: Source): source is TransactionPages => 'items' in source;

/** Whether the server lacks the endpoint: it says so, or responds with something unreadable such as an HTML page. */
const isMissing = ({ status, problem }: ResourceState<Source>): boolean =>
  status === 'failed' && (problem.kind === 'unknown' || lacksTheCall(problem));

/**
 * Returns the summary's store. Reloads it on a new day and whenever a purchase is made or changes. Returns `null` for
 * good once the server is known to lack the endpoint, whatever later requests return.
 */
function useSummary(client: Client, today: string): Resource<readonly SummaryRow[]> | null {
  const store = client.getStore(createSalesSummaryStore);
  const state = useSignal(store.state);
  const [lacking, setLacking] = useState<Client | null>(null);
  const isLacking = lacking === client || isMissing(state);
  if (isLacking && lacking !== client) setLacking(client);
  useEffect(() => {
    if (isLacking) return undefined;
    return client.transactions.view({}).follow(() => void store.renew());
  }, [client, store, isLacking]);
  const asked = useRef(today);
  useEffect(() => {
    if (asked.current !== today && !isLacking) void store.refresh();
    asked.current = today;
  }, [today, store, isLacking]);
  return isLacking ? null : store;
}

/**
 * Returns the sales, summed by the server or else counted from the history page by page. Until all pages are read,
 * `since` says from when on they are counted.
 */
export function useSales(client: Client): SalesSoFar {
  const now = useNow(MINUTE, true, client.now);
  const today = lagosDay(now);
  const span = useMemo(() => salesPeriodOf(today), [today]);
  const summary = useSummary(client, today);
  const view = useMemo(() => client.transactions.view({ from: span.from }), [client, span]);
  useEffect(() => view.follow(), [view]);
  const store: Resource<Source> = summary ?? view.store;
  const list = useResource(client, store);
  const pages = useAllPages(view.store);
  const source = list.data ?? NONE;
  const figures = useMemo(() => {
    const days = isPages(source)
      ? salesByDay(source.items, span.from, span.to)
      : salesOfSummary(source, span.from, span.to);
    return salesSoFar(days, span);
  }, [source, span]);
  const isPart = isPages(source) && (pages.isLoading || pages.isPartial);
  return {
    ...figures,
    list,
    isLoading: isPart && pages.isLoading,
    problem: list.problem ?? pages.problem,
    now,
    since: isPart ? (source.items.at(-1)?.createdAt ?? now) : null,
    retry: () => (pages.problem ? pages.retry() : void store.refresh()),
  };
}

import { lagosDay } from '../../format/date.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { salesEndpoints } from './endpoints.ts';
import { salesPeriodOf } from './salesPeriod.ts';
import type { SummaryRow } from './schema.ts';

/** The agent's sales in the current month and week, added up by the server: one call for any number of sales. */
export type SalesSummaryStore = Resource<readonly SummaryRow[]>;

export function createSalesSummaryStore({
  call,
  now,
}: Pick<StoreContext, 'call' | 'now'>): SalesSummaryStore {
  return createResource<readonly SummaryRow[]>(() => {
    const { from, to } = salesPeriodOf(lagosDay(now()));
    const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    return call(salesEndpoints.salesSummary, { query, recall: true });
  }, now);
}

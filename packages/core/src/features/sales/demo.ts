import type { WireOf } from '../../http/endpoint.ts';
import type { salesEndpoints } from './endpoints.ts';

/** The summary of `demoTransactions`. */
export const demoSalesSummary: WireOf<typeof salesEndpoints.salesSummary> = [
  {
    day: '2026-11-21',
    category: 'data',
    sales: 1,
    sold: '456.00',
    earned: '9.00',
    refunds: 1,
    refunded: '264.00',
    pending: 1,
    held: '805.00',
  },
];

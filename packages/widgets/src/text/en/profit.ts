import { plural, profitHeadings } from '@oja/core';
import { formatCount } from '../formatCount.ts';

/** The profit from the agent's selling prices. */
export const profit = {
  title: 'Profit',
  period: 'Period',
  periods: { today: 'Today', week: 'Last 7 days', this: 'This month', last: 'Last month' },
  by: 'Profit by',
  groups: { day: 'Day', product: 'Product', customer: 'Customer' },
  earned: 'Profit',
  paid: 'Customers paid',
  cost: 'Cost',
  countOfSales: (count: number) =>
    plural(count, { one: `${formatCount(count)} sale`, other: `${formatCount(count)} sales` }),
  table: (group: string) => `Profit by ${group.toLowerCase()}`,
  /** Purchases that the figures exclude. */
  unpriced: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} more sale is not counted, because it had no selling price.`,
      other: `${formatCount(count)} more sales are not counted, because they had no selling price.`,
    }),
  withoutCommission: 'Commission comes on top.',
  most: (count: number) => `The ${formatCount(count)} with the most profit. The totals include all.`,
  empty: 'No profit to show for these days',
  emptyBody: 'Set your selling prices. Each sale you make after that shows here.',
  setPrices: 'Set your prices',
  download: 'Spreadsheet',
  lacking: 'Profit is not available here.',
  loading: 'Loading your profit',
  slow: 'The network is slow. Your profit is on its way.',
  failed: 'Could not load your profit.',
  stale: (at: string) => `as of ${at}. Could not be refreshed.`,
  tryAgain: 'Try again',
  file: profitHeadings,
};

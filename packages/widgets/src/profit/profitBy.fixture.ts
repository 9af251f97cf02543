import type { Wire } from '@oja/core';
import { demoProfit } from '@oja/core/testing';

type Rows = NonNullable<Wire<'profit'>['rows']>;

const rows: Readonly<Record<string, Rows>> = {
  product: [
    { category: 'data', name: 'MTN 1 GB', sales: 2, paid: '1000.00', cost: '912.00', profit: '88.00' },
    { category: 'airtime', name: 'MTN airtime', sales: 1, paid: '520.00', cost: '500.00', profit: '20.00' },
  ],
  customer: [
    {
      recipient: '08031234567',
      name: 'Bisi Adewale',
      sales: 2,
      paid: '1000.00',
      cost: '912.00',
      profit: '88.00',
    },
    { recipient: '08051112222', sales: 1, paid: '520.00', cost: '500.00', profit: '20.00' },
  ],
};

/** The demo profit by day, product or customer. */
export const profitBy = (by: string | null): Wire<'profit'> => ({
  ...demoProfit,
  rows: rows[by ?? ''] ?? demoProfit.rows,
});

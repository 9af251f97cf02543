import type { WireOf } from '../../http/endpoint.ts';
import type { profitEndpoints } from './endpoints.ts';

/** 5 % on everything, ₦20 on airtime, and a fixed price for one plan. */
export const demoSellingPrices: NonNullable<WireOf<typeof profitEndpoints.sellingPrices>> = [
  { markup: { kind: 'percent', basisPoints: 500 } },
  { category: 'airtime', markup: { kind: 'add', amount: '20.00' } },
  {
    category: 'data',
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb',
    markup: { kind: 'price', amount: '500.00' },
  },
];

/** The profit of two days; the rows add up to the total. */
export const demoProfit: WireOf<typeof profitEndpoints.profit> = {
  total: { sales: 3, paid: '1520.00', cost: '1412.00', profit: '108.00' },
  unpriced: 1,
  rows: [
    { day: '2026-11-20', sales: 1, paid: '520.00', cost: '500.00', profit: '20.00' },
    { day: '2026-11-21', sales: 2, paid: '1000.00', cost: '912.00', profit: '88.00' },
  ],
};

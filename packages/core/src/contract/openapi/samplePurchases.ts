import type { Category } from '../../catalogue/catalogue.ts';
import type { Body } from '../endpoints.ts';

/** The reference of the examples. */
export const SAMPLE_REFERENCE = '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f';

/** Purchases that are always delivered at once; only `reference` is missing. The document has no example for other categories. */
export const samplePurchases = {
  data: {
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb-30d',
    recipient: '08011111111',
    expectedPrice: '456.00',
  },
  airtime: {
    serviceId: 'mtn-airtime',
    recipient: '08011111111',
    amount: '500.00',
    expectedPrice: '500.00',
  },
  electricity: {
    serviceId: 'ikeja-electric',
    recipient: '99000000036',
    meterType: 'prepaid',
    amount: '1000.00',
    expectedPrice: '1000.00',
  },
  cable: {
    serviceId: 'gotv',
    planId: 'gotv-smallie',
    recipient: '2000000001',
    expectedPrice: '1900.00',
  },
  'result-checker': {
    serviceId: 'waec',
    planId: 'waec-result-checker',
    recipient: '08011111111',
    quantity: 1,
    expectedPrice: '3900.00',
  },
  'recharge-card': {
    serviceId: 'mtn-recharge-card',
    planId: 'mtn-recharge-card-100',
    recipient: '08011111111',
    quantity: 10,
    expectedPrice: '1000.00',
  },
} satisfies Readonly<Partial<Record<Category, Omit<Body<'purchase'>, 'reference'>>>>;

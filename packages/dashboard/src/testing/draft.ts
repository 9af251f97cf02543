import { kobo, type PurchaseDraft } from '@oja/core';

/** 1 GB for a customer of MTN, with whatever differs. */
export const draftOf = (change: Partial<PurchaseDraft>): PurchaseDraft => ({
  category: 'data',
  serviceId: 'mtn-data',
  serviceName: 'MTN',
  planId: 'mtn-sme-1gb',
  planName: '1 GB',
  recipient: '08031234567',
  ported: false,
  price: kobo(45_600),
  ...change,
});

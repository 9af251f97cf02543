import { kobo, type PurchaseDraft } from '@oja/core';

/** A draft of 1 GB for an MTN customer, with these changes. */
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

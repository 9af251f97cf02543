import type { WireOf } from '../../http/endpoint.ts';
import type { customerEndpoints } from './endpoints.ts';

/** An invented customer, with the plan of the demo purchase. */
export const demoCustomer: WireOf<typeof customerEndpoints.saveCustomer> = {
  id: 'cus-1',
  name: 'Bisi Adewale',
  recipientKind: 'phone',
  recipient: '08031234567',
  serviceId: 'mtn-data',
  note: 'Pays on Fridays',
  lastSale: {
    category: 'data',
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb',
    name: 'MTN 1 GB · 30 days',
    amount: '456.00',
    at: '2026-11-21T09:40:00+01:00',
  },
};

/** Invented customers, sorted by name: one of each kind, one without a purchase. Everyone in them is fictitious. */
export const demoCustomers: NonNullable<WireOf<typeof customerEndpoints.customers>> = [
  demoCustomer,
  {
    id: 'cus-2',
    name: 'Chidi Nwosu',
    recipientKind: 'meter',
    recipient: '99000000028',
    serviceId: 'ikeja-electric',
    meterType: 'prepaid',
    lastSale: {
      category: 'electricity',
      serviceId: 'ikeja-electric',
      meterType: 'prepaid',
      name: 'Ikeja Electric prepaid',
      amount: '2000.00',
      at: '2026-11-20T17:12:00+01:00',
    },
  },
  {
    id: 'cus-3',
    name: 'Fatima Bello',
    recipientKind: 'smartcard',
    recipient: '1000000001',
    serviceId: 'dstv',
    lastSale: {
      category: 'cable',
      serviceId: 'dstv',
      planId: 'dstv-compact',
      name: 'DStv Compact',
      amount: '19000.00',
      at: '2026-11-02T11:05:00+01:00',
    },
  },
  {
    id: 'cus-4',
    name: 'Tunde Adeyemi',
    recipientKind: 'profile',
    recipient: '0123456789',
    serviceId: 'jamb',
  },
];

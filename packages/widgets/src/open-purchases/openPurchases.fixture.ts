import type { Wire } from '@oja/core';
import { demoTransaction } from '@oja/core/testing';

const pending = (minute: number, change: Partial<Wire<'transaction'>>): Wire<'transaction'> =>
  demoTransaction({
    id: `p-${minute}`,
    ref: `OJA-81${minute}`,
    status: 'pending',
    createdAt: `2026-11-21T09:${minute}:00+01:00`,
    ...change,
  });

/** Five pending purchases, made on another device. */
export const fivePending: Wire<'transaction'>[] = [
  pending(12, { createdAt: '2026-11-20T18:12:00+01:00', recipient: '08030000202', status: 'processing' }),
  pending(20, { name: 'Airtel 2 GB · 30 days', amount: '742.00', recipient: '08020000201' }),
  pending(31, {
    name: 'Ikeja Electric prepaid',
    category: 'electricity',
    amount: '5000.00',
    recipient: '99000000010',
  }),
  pending(38, { name: 'DStv Compact', category: 'cable', amount: '19000.00', recipient: '7012345678' }),
  pending(41, { name: 'MTN airtime', category: 'airtime', amount: '200.00', status: 'initiated' }),
];

import type { WireOf } from '../../http/endpoint.ts';
import type { statementEndpoints } from './endpoints.ts';

/** A statement whose totals and closing balance match its movements. */
export const demoStatement: WireOf<typeof statementEndpoints.statement> = {
  opening: '29506.00',
  closing: '48437.00',
  totals: [
    { kind: 'funding', direction: 'in', count: 1, amount: '20000.00' },
    { kind: 'refund', direction: 'in', count: 1, amount: '264.00' },
    { kind: 'sale', direction: 'out', count: 3, amount: '1333.00' },
  ],
  movements: [
    {
      ref: 'OJA-8995',
      name: 'Wallet funding',
      createdAt: '2026-11-20T17:02:00+01:00',
      direction: 'in',
      amount: '20000.00',
      balance: '49506.00',
    },
    {
      ref: 'OJA-8998',
      name: 'Glo 1 GB · 30 days',
      recipient: '08051112222',
      createdAt: '2026-11-21T08:15:00+01:00',
      direction: 'out',
      amount: '264.00',
      balance: '49242.00',
    },
    {
      ref: 'OJA-8999',
      name: 'Refund: Glo 1 GB · 30 days',
      recipient: '08051112222',
      createdAt: '2026-11-21T08:20:00+01:00',
      direction: 'in',
      amount: '264.00',
      balance: '49506.00',
    },
    {
      ref: 'OJA-9000',
      name: 'MTN 2 GB · 30 days',
      recipient: '08030000202',
      createdAt: '2026-11-21T09:39:00+01:00',
      direction: 'out',
      amount: '805.00',
      balance: '48701.00',
    },
    {
      ref: 'OJA-9003',
      name: 'Glo 1 GB · 30 days',
      recipient: '08051112222',
      createdAt: '2026-11-21T09:41:00+01:00',
      direction: 'out',
      amount: '264.00',
      balance: '48437.00',
    },
  ],
};

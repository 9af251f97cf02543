import type { WireOf } from '../../http/endpoint.ts';
import type { caseEndpoints } from './endpoints.ts';

/** An open case about a pending purchase. */
export const demoCase: WireOf<typeof caseEndpoints.openCase> = {
  number: 'OJ-000123',
  state: 'open',
  openedBy: 'agent',
  ref: 'OJA-9000',
  name: 'MTN 2 GB · 30 days',
  amount: '805.00',
  message: 'The customer has no data yet.',
  createdAt: '2026-11-21T09:44:00+01:00',
  answers: [],
  evidence: {
    reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
    status: 'pending',
    recipient: '08030000202',
    soldAt: '2026-11-21T09:39:00+01:00',
    settlesBy: '2026-11-22T09:39:00+01:00',
    events: [{ what: 'hold', at: '2026-11-21T09:39:00+01:00' }],
    networkReference: 'SIM-300412870944',
  },
};

const answered: WireOf<typeof caseEndpoints.openCase> = {
  ...demoCase,
  number: 'OJ-000122',
  state: 'answered',
  openedBy: 'server',
  ref: 'OJA-8801',
  name: 'Ikeja Electric prepaid',
  amount: '5000.00',
  message: '',
  createdAt: '2026-11-20T18:02:00+01:00',
  answers: [
    {
      text: 'Ikeja Electric is looking into this order. You will hear from us by noon tomorrow.',
      at: '2026-11-20T18:40:00+01:00',
    },
  ],
};

const resolved: WireOf<typeof caseEndpoints.openCase> = {
  ...demoCase,
  number: 'OJ-000121',
  state: 'resolved',
  resolution: 'refunded',
  ref: 'OJA-8998',
  name: 'Glo 1 GB · 30 days',
  amount: '264.00',
  message: 'It failed.',
  createdAt: '2026-11-21T08:16:00+01:00',
  resolvedAt: '2026-11-21T08:50:00+01:00',
  answers: [
    {
      text: 'The network reversed the sale. ₦264.00 is back in your balance.',
      at: '2026-11-21T08:50:00+01:00',
    },
  ],
  evidence: {
    status: 'failed',
    recipient: '08051112222',
    soldAt: '2026-11-21T08:15:00+01:00',
    events: [
      { what: 'hold', at: '2026-11-21T08:15:00+01:00' },
      { what: 'refund', at: '2026-11-21T08:20:00+01:00' },
    ],
    network: 'The line is not registered.',
    networkReference: 'SIM-300412870931',
  },
};

/** Invented cases, newest first: one in each state, and one opened by the server. */
export const demoCases: NonNullable<WireOf<typeof caseEndpoints.cases>> = [demoCase, answered, resolved];

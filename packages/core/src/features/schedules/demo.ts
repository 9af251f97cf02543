import type { WireOf } from '../../http/endpoint.ts';
import type { scheduleEndpoints } from './endpoints.ts';

/** The demo purchase every Monday, as a reminder. */
export const demoSchedule: WireOf<typeof scheduleEndpoints.addSchedule> = {
  id: 'sch-1',
  kind: 'reminder',
  recurrence: 'weekly',
  state: 'running',
  category: 'data',
  name: 'MTN 1 GB',
  recipient: '08031234567',
  serviceId: 'mtn-data',
  planId: 'mtn-sme-1gb',
  price: '456.00',
  nextAt: '2026-11-23T08:00:00+01:00',
  runs: [{ at: '2026-11-16T08:00:00+01:00', outcome: 'reminded' }],
};

/** One schedule of each kind, and a stopped one. */
export const demoSchedules: NonNullable<WireOf<typeof scheduleEndpoints.schedules>> = [
  demoSchedule,
  {
    id: 'sch-2',
    kind: 'automatic',
    recurrence: 'monthly',
    state: 'running',
    category: 'electricity',
    name: 'Ikeja Electric prepaid',
    recipient: '99000000028',
    serviceId: 'ikeja-electric',
    meterType: 'prepaid',
    amount: '2000.00',
    price: '2000.00',
    nextAt: '2026-12-01T08:00:00+01:00',
    consent: {
      at: '2026-10-28T17:20:00+01:00',
      cap: '12000.00',
      spent: '2000.00',
      until: '2027-04-30T23:59:00+01:00',
    },
    runs: [
      { at: '2026-11-01T08:00:00+01:00', outcome: 'sold', ref: 'OJ-20261101-0001', status: 'delivered' },
    ],
  },
  { ...demoSchedule, id: 'sch-3', recipient: '08061234569', state: 'stopped', nextAt: undefined, runs: [] },
];

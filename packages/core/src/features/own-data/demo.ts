import type { WireOf } from '../../http/endpoint.ts';
import type { ownDataEndpoints } from './endpoints.ts';

/** The stored data of the demo agent. The wallet is empty, so that the account can be closed. */
export const demoOwnData: WireOf<typeof ownDataEndpoints.ownData> = {
  kept: [
    { kind: 'account', count: 1 },
    { kind: 'sales', count: 412 },
    { kind: 'movements', count: 437 },
    { kind: 'customers', count: 36 },
    { kind: 'prices', count: 4 },
    { kind: 'schedules', count: 1 },
    { kind: 'cases', count: 2 },
    { kind: 'notices', count: 18 },
    { kind: 'sessions', count: 2 },
    { kind: 'keys', count: 1 },
  ],
  keptYears: 6,
  balance: '0.00',
  openSales: 0,
};

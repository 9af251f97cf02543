import type { WireOf } from '../../http/endpoint.ts';
import type { apiKeyEndpoints } from './endpoints.ts';

export const demoApiKey = {
  id: 'key-1',
  name: 'Shop till',
  prefix: 'oja_live',
  createdAt: '2026-10-01T10:00:00+01:00',
  lastUsedAt: '2026-11-21T09:00:00+01:00',
  dailyLimit: '500000.00',
  spentToday: '12400.00',
  maxPerSale: '5000.00',
  scopes: ['read', 'purchase:data', 'purchase:airtime'],
  addresses: ['102.89.23.7', '2001:db8:1::/48'],
  lastUsedAddress: '102.89.23.7',
  expiresAt: '2027-10-01T10:00:00+01:00',
} satisfies WireOf<typeof apiKeyEndpoints.updateApiKey>;

export const demoApiKeys = [
  demoApiKey,
  {
    id: 'key-2',
    name: 'Test',
    prefix: 'oja_test',
    createdAt: '2026-11-01T10:00:00+01:00',
    dailyLimit: '500000.00',
    spentToday: '0.00',
    scopes: ['widget-sessions'],
    addresses: [],
  },
] satisfies WireOf<typeof apiKeyEndpoints.apiKeys>;

export const demoApiServices: NonNullable<WireOf<typeof apiKeyEndpoints.apiServices>> = [
  { id: 'mtn-data', name: 'MTN data', category: 'data', discount: '2%' },
  { id: 'waec', name: 'WAEC result checker', category: 'result-checker', price: '3800.00' },
];

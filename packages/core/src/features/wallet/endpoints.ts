import type { Endpoint } from '../../http/endpoint.ts';
import { walletSchema } from './schema.ts';

/** The call of widgets that show the wallet. */
// biome-ignore format: one row per call, so that the columns can be compared
export const walletEndpoints = {
  balance: { name: 'balance', method: 'GET', path: '/wallet/balance', auth: 'agent-or-widget', scope: 'wallet:read', specified: true, answer: walletSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../../http/endpoint.ts';
import { money } from '../../money/schema.ts';
import { object } from '../../shared/schemas/object.ts';
import { maybe } from '../../shared/schemas/text.ts';
import { instant } from '../../shared/schemas/time.ts';

/** The wallet's balance in kobo, and the server's time for it in ms, if the server sends one. */
const walletSchema = object({ availableBalance: money, asOf: maybe(instant) });

/** The call of widgets that show the wallet. */
// biome-ignore format: one row per call, so that the columns can be compared
export const walletEndpoints = {
  balance: { name: 'balance', method: 'GET', path: '/wallet/balance', auth: 'agent-or-widget', scope: 'wallet:read', specified: true, answer: walletSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from './endpoint.ts';
import { transactionsQuerySchema, transactionsSchema } from './schemas/transaction.ts';

/** The call of widgets that show the history. */
// biome-ignore format: one row per call, so that the columns can be compared
export const historyEndpoints = {
  transactions: { name: 'transactions', method: 'GET', path: '/transactions', auth: 'agent-or-widget', scope: 'transactions:read', origin: 'given', query: transactionsQuerySchema, answer: transactionsSchema },
} as const satisfies Record<string, Endpoint>;

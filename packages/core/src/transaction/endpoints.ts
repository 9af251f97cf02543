import type { Endpoint } from '../http/endpoint.ts';
import { transactionSchema, transactionsQuerySchema, transactionsSchema } from './schema.ts';

// Two tables, so that an embed that sells does not load the query of the history.

/** The call that asks about one transaction, by its ref or by the reference of its purchase. */
// biome-ignore format: one row per call, so that the columns can be compared
export const transactionEndpoints = {
  transaction: { name: 'transaction', method: 'GET', path: '/transactions/{ref}', auth: 'agent-or-widget', answer: transactionSchema },
} as const satisfies Record<string, Endpoint>;

/** The call of widgets that show the history. */
// biome-ignore format: one row per call, so that the columns can be compared
export const historyEndpoints = {
  transactions: { name: 'transactions', method: 'GET', path: '/transactions', auth: 'agent-or-widget', scope: 'transactions:read', specified: true, query: transactionsQuerySchema, answer: transactionsSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../../http/endpoint.ts';
import { salesSummaryQuerySchema, salesSummarySchema } from './schema.ts';

/** An agent's sales, added up by the server. */
// biome-ignore format: one row per call, so that the columns can be compared
export const salesEndpoints = {
  salesSummary: { name: 'salesSummary', method: 'GET', path: '/transactions/summary', auth: 'agent', query: salesSummaryQuerySchema, answer: salesSummarySchema },
} as const satisfies Record<string, Endpoint>;

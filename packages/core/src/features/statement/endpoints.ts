import type { Endpoint } from '../../http/endpoint.ts';
import { statementQuerySchema, statementSchema } from './schema.ts';

/** The call for the wallet's statement of a period. */
// biome-ignore format: one row per call, so that the columns can be compared
export const statementEndpoints = {
  statement: { name: 'statement', method: 'GET', path: '/wallet/statement', auth: 'agent', query: statementQuerySchema, answer: statementSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from './endpoint.ts';
import { statementQuerySchema, statementSchema } from './schemas/statement.ts';

/** For the page that shows the wallet over a period: `createStatementStore` brings them. */
// biome-ignore format: one row per call, so that the columns can be compared
export const statementEndpoints = {
  statement: { method: 'GET', path: '/wallet/statement', auth: 'agent', origin: 'extension', query: statementQuerySchema, answer: statementSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../../http/endpoint.ts';
import { caseRequestSchema, caseSchema, casesQuerySchema, casesSchema } from './schema.ts';

/** The calls for support cases about purchases. */
// biome-ignore format: one row per call, so that the columns can be compared
export const caseEndpoints = {
  cases: { name: 'cases', method: 'GET', path: '/cases', auth: 'agent', query: casesQuerySchema, answer: casesSchema },
  openCase: { name: 'openCase', method: 'POST', path: '/cases', auth: 'agent', body: caseRequestSchema, answer: caseSchema },
  supportCase: { name: 'supportCase', method: 'GET', path: '/cases/{number}', auth: 'agent', answer: caseSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../../http/endpoint.ts';
import { done } from '../../http/envelope.ts';
import { closeAccountSchema, ownDataFileSchema, ownDataSchema } from './schema.ts';

/** The calls for the agent's own data, a copy of it, and closing the account. */
// biome-ignore format: one row per call, so that the columns can be compared
export const ownDataEndpoints = {
  ownData: { name: 'ownData', method: 'GET', path: '/auth/own-data', auth: 'agent', answer: ownDataSchema },
  ownDataFile: { name: 'ownDataFile', method: 'GET', path: '/auth/own-data/file', auth: 'agent', answer: ownDataFileSchema },
  closeAccount: { name: 'closeAccount', method: 'POST', path: '/auth/close-account', auth: 'agent', body: closeAccountSchema, answer: done },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from './endpoint.ts';
import { done } from './schemas/envelope.ts';
import { closeAccountSchema, ownDataFileSchema, ownDataSchema } from './schemas/ownData.ts';

/** What is kept of the agent, a copy of it, and the end of the account: `createOwnDataStore` brings them. */
// biome-ignore format: one row per call, so that the columns can be compared
export const ownDataEndpoints = {
  ownData: { method: 'GET', path: '/auth/own-data', auth: 'agent', origin: 'extension', answer: ownDataSchema },
  ownDataFile: { method: 'GET', path: '/auth/own-data/file', auth: 'agent', origin: 'extension', answer: ownDataFileSchema },
  closeAccount: { method: 'POST', path: '/auth/close-account', auth: 'agent', origin: 'extension', body: closeAccountSchema, answer: done },
} as const satisfies Record<string, Endpoint>;

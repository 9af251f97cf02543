import type { Endpoint } from '../../http/endpoint.ts';
import { noticesSchema } from './schema.ts';

/** The operator's messages to all agents. Apart from the inbox, because the first screen shows them. */
// biome-ignore format: one row per call, so that the columns can be compared
export const noticeEndpoints = {
  notices: { name: 'notices', method: 'GET', path: '/notify', auth: 'agent', specified: true, answer: noticesSchema },
} as const satisfies Record<string, Endpoint>;

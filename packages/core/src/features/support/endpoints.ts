import type { Endpoint } from '../../http/endpoint.ts';
import { contactsSchema } from './schema.ts';

/** The call for the contacts of support. */
// biome-ignore format: one row per call, so that the columns can be compared
export const contactEndpoints = {
  contact: { name: 'contact', method: 'GET', path: '/contact', auth: 'agent', specified: true, answer: contactsSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from './endpoint.ts';
import { contactsSchema } from './schemas/contact.ts';

/** Where support is reached. This row comes with `createSupportStore`. */
// biome-ignore format: a table, one row for each call
export const contactEndpoints = {
  contact: { method: 'GET', path: '/contact', auth: 'agent', origin: 'given', answer: contactsSchema },
} as const satisfies Record<string, Endpoint>;

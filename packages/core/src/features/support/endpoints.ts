import * as v from 'valibot';
import type { Endpoint } from '../../http/endpoint.ts';
import { list, object } from '../../shared/schemas/object.ts';

/** Support contacts: the first item's `link` contains the phone number after "=" (specification, section 3). */
const contactsSchema = list(object({ link: v.pipe(v.string(), v.maxLength(500)) }));

/** The call for the contacts of support. */
// biome-ignore format: one row per call, so that the columns can be compared
export const contactEndpoints = {
  contact: { name: 'contact', method: 'GET', path: '/contact', auth: 'agent', specified: true, answer: contactsSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../http/endpoint.ts';
import {
  meterQuerySchema,
  meterSchema,
  profileQuerySchema,
  profileSchema,
  smartcardQuerySchema,
  smartcardSchema,
} from './lookUpSchema.ts';

/** The calls that look up a recipient. */
// biome-ignore format: one row per call, so that the columns can be compared
export const lookUpEndpoints = {
  meter: { name: 'meter', method: 'GET', path: '/validate/meter', auth: 'agent-or-widget', specified: true, looksUp: true, query: meterQuerySchema, answer: meterSchema },
  smartcard: { name: 'smartcard', method: 'GET', path: '/validate/smartcard', auth: 'agent-or-widget', looksUp: true, query: smartcardQuerySchema, answer: smartcardSchema },
  profile: { name: 'profile', method: 'GET', path: '/validate/profile', auth: 'agent-or-widget', looksUp: true, query: profileQuerySchema, answer: profileSchema },
} as const satisfies Record<string, Endpoint>;

import type { Endpoint } from '../http/endpoint.ts';
import { servicesSchema } from './serviceSchema.ts';

/** The call of widgets that show the services. */
// biome-ignore format: one row per call, so that the columns can be compared
export const servicesEndpoints = {
  services: { name: 'services', method: 'GET', path: '/services', auth: 'agent-or-widget', specified: true, answer: servicesSchema },
} as const satisfies Record<string, Endpoint>;

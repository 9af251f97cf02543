import type { Endpoint } from '../http/endpoint.ts';
import { widgetSessionRequestSchema, widgetSessionSchema } from './widgetSessionSchema.ts';

/** The calls of a partner's server with its API key. No client in a page makes them. */
// biome-ignore format: one row per call, so that the columns can be compared
export const widgetSessionEndpoints = {
  widgetSession: { name: 'widgetSession', method: 'POST', path: '/widget-sessions', auth: 'api-key', body: widgetSessionRequestSchema, answer: widgetSessionSchema },
} as const satisfies Record<string, Endpoint>;

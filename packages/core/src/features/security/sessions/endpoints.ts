import type { Endpoint } from '../../../http/endpoint.ts';
import { agentSessionsSchema, endedSessionsSchema, endSessionsSchema } from './schema.ts';

/** The calls for the agent's signed-in devices. */
// biome-ignore format: one row per call, so that the columns can be compared
export const sessionEndpoints = {
  sessions: { name: 'sessions', method: 'GET', path: '/auth/sessions', auth: 'agent', answer: agentSessionsSchema },
  endSessions: { name: 'endSessions', method: 'POST', path: '/auth/sessions/end', auth: 'agent', body: endSessionsSchema, answer: endedSessionsSchema },
} as const satisfies Record<string, Endpoint>;

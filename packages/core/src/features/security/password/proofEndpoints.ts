import type { Endpoint } from '../../../http/endpoint.ts';
import { confirmedSchema, passwordSchema } from './proofSchema.ts';

/** The call that confirms the password again. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passwordProofEndpoints = {
  confirmPassword: { name: 'confirmPassword', method: 'POST', path: '/auth/confirm-password', auth: 'agent', body: passwordSchema, answer: confirmedSchema },
} as const satisfies Record<string, Endpoint>;

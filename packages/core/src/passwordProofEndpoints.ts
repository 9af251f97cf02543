import type { Endpoint } from './endpoint.ts';
import { confirmedSchema, passwordSchema } from './schemas/passwordProof.ts';

/** The password once more. This row comes with each store whose changes ask for it. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passwordProofEndpoints = {
  confirmPassword: { method: 'POST', path: '/auth/confirm-password', auth: 'agent', origin: 'extension', body: passwordSchema, answer: confirmedSchema },
} as const satisfies Record<string, Endpoint>;

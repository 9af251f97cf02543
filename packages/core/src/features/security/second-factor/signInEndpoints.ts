import type { Endpoint } from '../../../http/endpoint.ts';
import { signedInSchema } from '../../../session/userSchema.ts';
import { factorSignInSchema } from './signInSchema.ts';

/** The call for the second step of a sign-in. */
// biome-ignore format: one row per call, so that the columns can be compared
export const factorSignInEndpoints = {
  factorSignIn: { name: 'factorSignIn', method: 'POST', path: '/auth/second-factor/sign-in', auth: 'none', body: factorSignInSchema, answer: signedInSchema },
} as const satisfies Record<string, Endpoint>;

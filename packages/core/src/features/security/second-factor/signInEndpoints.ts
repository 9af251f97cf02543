import * as v from 'valibot';
import type { Endpoint } from '../../../http/endpoint.ts';
import { signedInSchema } from '../../../session/userSchema.ts';
import { object } from '../../../shared/schemas/object.ts';
import { secret, typedCode } from '../../../shared/schemas/word.ts';

/**
 * The second step of a sign-in. `reference` is in the `data` of the refusal `second_factor_required`; `code`
 * is a code of the app (six digits, RFC 6238) or a recovery code. Each code works once.
 */
const factorSignInSchema = object({
  reference: secret,
  code: typedCode,
  device: v.optional(secret),
});

/** The call for the second step of a sign-in. */
// biome-ignore format: one row per call, so that the columns can be compared
export const factorSignInEndpoints = {
  factorSignIn: { name: 'factorSignIn', method: 'POST', path: '/auth/second-factor/sign-in', auth: 'none', body: factorSignInSchema, answer: signedInSchema },
} as const satisfies Record<string, Endpoint>;

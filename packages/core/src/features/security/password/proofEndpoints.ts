import * as v from 'valibot';
import type { Endpoint } from '../../../http/endpoint.ts';
import { password } from '../../../session/userSchema.ts';
import { object } from '../../../shared/schemas/object.ts';
import { instant } from '../../../shared/schemas/time.ts';
import { secret, typedCode } from '../../../shared/schemas/word.ts';

/** The signed-in agent's password, entered again. `code` is a code of the second factor, if the agent has one. */
const passwordSchema = object({ password, code: v.optional(typedCode) });
/** Proof of the password for one call, until `expiresAt` (ms since 1970). Never shown, never stored. */
const confirmedSchema = object({ confirmation: secret, expiresAt: instant });

/** The call that confirms the password again. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passwordProofEndpoints = {
  confirmPassword: { name: 'confirmPassword', method: 'POST', path: '/auth/confirm-password', auth: 'agent', body: passwordSchema, answer: confirmedSchema },
} as const satisfies Record<string, Endpoint>;

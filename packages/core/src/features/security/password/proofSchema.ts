import * as v from 'valibot';
import { password } from '../../../session/userSchema.ts';
import { object } from '../../../shared/schemas/object.ts';
import { instant } from '../../../shared/schemas/time.ts';
import { secret, typedCode } from '../../../shared/schemas/word.ts';

/** The signed-in agent's password, entered again. `code` is a code of the second factor, if the agent has one. */
export const passwordSchema = object({ password, code: v.optional(typedCode) });
/** Proof of the password for one call, until `expiresAt` (ms since 1970). Never shown, never stored. */
export const confirmedSchema = object({ confirmation: secret, expiresAt: instant });

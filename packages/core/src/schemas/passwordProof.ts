import * as v from 'valibot';
import { object } from './object.ts';
import { instant } from './time.ts';
import { password } from './user.ts';
import { secret, typedCode } from './word.ts';

/** The signed-in agent's own password, once more. `code`: of the second factor, where the agent has one. */
export const passwordSchema = object({ password, code: v.optional(typedCode) });
/** Proof that it was right: for one call, until `expiresAt` (ms since 1970). Never shown, never stored. */
export const confirmedSchema = object({ confirmation: secret, expiresAt: instant });

import * as v from 'valibot';
import { object } from '../../../shared/schemas/object.ts';
import { secret, typedCode } from '../../../shared/schemas/word.ts';

/**
 * The second step of a sign-in. `reference` is in the `data` of the refusal `second_factor_required`; `code`
 * is a code of the app (six digits, RFC 6238) or a recovery code. Each code works once.
 */
export const factorSignInSchema = object({
  reference: secret,
  code: typedCode,
  device: v.optional(secret),
});

import * as v from 'valibot';
import { object } from './object.ts';
import { secret, typedCode } from './word.ts';

/**
 * The second half of a sign-in. `reference` stands in the `data` of the refusal `second_factor_required`; `code` is one of
 * the app (six digits, RFC 6238) or a recovery code, each good once.
 */
export const factorSignInSchema = object({
  reference: secret,
  code: typedCode,
  device: v.optional(secret),
});

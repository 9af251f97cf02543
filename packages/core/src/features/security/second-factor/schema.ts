import * as v from 'valibot';
import { list, object } from '../../../shared/schemas/object.ts';
import { text } from '../../../shared/schemas/text.ts';
import { secret, typedCode } from '../../../shared/schemas/word.ts';

/**
 * `isOn`: the agent has an authenticator app. `codesLeft`: the number of recovery codes left, which an agent
 * with only passkeys has too.
 */
export const secondFactorSchema = object({
  isOn: v.boolean(),
  codesLeft: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/**
 * The secret for the authenticator app: in base32 to type, and as an `otpauth:` address to scan. Shown once,
 * never stored.
 */
export const factorSecretSchema = object({
  secret: text(200),
  uri: v.pipe(v.string(), v.startsWith('otpauth://'), v.maxLength(1000)),
});
export type FactorSecret = v.InferOutput<typeof factorSecretSchema>;

/**
 * The app's first code, which turns the second factor on. `endOthers` ends all other sessions of the agent.
 */
export const factorTrialSchema = object({ code: typedCode, endOthers: v.optional(v.boolean()) });

/** `confirmation` comes from POST auth/confirm-password, which asks for a code too. */
export const factorRemovalSchema = object({ confirmation: secret, endOthers: v.optional(v.boolean()) });

/** The recovery codes, which no other answer has. Empty if the agent's existing codes remain valid. */
export const recoveryCodesSchema = object({ codes: list(text(40)) });

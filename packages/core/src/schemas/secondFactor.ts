import * as v from 'valibot';
import { list, object } from './object.ts';
import { text } from './text.ts';
import { secret, typedCode } from './word.ts';

/** Whether the agent has an authenticator app (`isOn`); how many recovery codes are left, of an agent with passkeys alone too. */
export const secondFactorSchema = object({
  isOn: v.boolean(),
  codesLeft: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** What the app is given: the secret in base32, to be typed, and the same as an `otpauth:` address, to be scanned. Shown once, kept nowhere. */
export const factorSecretSchema = object({
  secret: text(200),
  uri: v.pipe(v.string(), v.startsWith('otpauth://'), v.maxLength(1000)),
});
export type FactorSecret = v.InferOutput<typeof factorSecretSchema>;

/** The app's first code, which turns it on. `endOthers`: all other sessions of the agent end with it. */
export const factorTrialSchema = object({ code: typedCode, endOthers: v.optional(v.boolean()) });

/** `confirmation`: of POST auth/confirm-password, which has asked for a code too. */
export const factorRemovalSchema = object({ confirmation: secret, endOthers: v.optional(v.boolean()) });

/** The recovery codes: in this answer and in no other. None where those that the agent has stay good. */
export const recoveryCodesSchema = object({ codes: list(text(40)) });

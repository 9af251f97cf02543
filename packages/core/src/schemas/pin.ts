import * as v from 'valibot';
import { money } from './money.ts';
import { object } from './object.ts';
import { pinDigits } from './purchase.ts';
import { decimal, secret, typedCode } from './word.ts';

/**
 * How the agent's sales are guarded. `askFrom`: the PIN is asked for sales of this much or more, in kobo; 0 asks for all.
 * `isLocked`: five wrong PINs were entered, and no sale of that size is made until it is set anew with a code.
 */
export const pinStatusSchema = object({
  isSet: v.boolean(),
  isLocked: v.nullish(v.boolean(), false),
  askFrom: v.nullish(money, '0.00'),
});
export type PinStatus = v.InferOutput<typeof pinStatusSchema>;

/** Proof of the password: the `confirmation` of POST auth/confirm-password. */
export const pinProofSchema = object({ confirmation: secret });

/** Sets or changes the PIN, or only `askFrom` (decimal naira) where there is one and `pin` is left out. */
export const pinChangeSchema = object({
  confirmation: secret,
  pin: v.optional(pinDigits),
  askFrom: v.optional(decimal),
});

/** A code went to the agent's email address; `reference` names it. */
export const pinCodeSchema = object({ reference: secret });

/** The code and the new PIN, which ends a lock. */
export const pinResetSchema = object({ reference: secret, otp: typedCode, pin: pinDigits });

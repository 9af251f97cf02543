import * as v from 'valibot';
import { money } from '../../../money/schema.ts';
import { object } from '../../../shared/schemas/object.ts';
import { decimal, secret, typedCode } from '../../../shared/schemas/word.ts';
import { pinDigits } from '../../../transaction/purchaseSchema.ts';

/**
 * The state of the agent's PIN. `askFrom`: purchases of this amount or more, in kobo, require the PIN; 0 means
 * all. `isLocked`: five wrong PINs were entered, and purchases of that size are blocked until the PIN is reset
 * with a code.
 */
export const pinStatusSchema = object({
  isSet: v.boolean(),
  isLocked: v.nullish(v.boolean(), false),
  askFrom: v.nullish(money, '0.00'),
});
export type PinStatus = v.InferOutput<typeof pinStatusSchema>;

/** Proof of the password: the `confirmation` of POST auth/confirm-password. */
export const pinProofSchema = object({ confirmation: secret });

/** Sets or changes the PIN. Without `pin`, changes only `askFrom` (decimal naira) of an existing PIN. */
export const pinChangeSchema = object({
  confirmation: secret,
  pin: v.optional(pinDigits),
  askFrom: v.optional(decimal),
});

/** A code went to the agent's email address; `reference` names it. */
export const pinCodeSchema = object({ reference: secret });

/** The code and the new PIN. A reset ends a lock. */
export const pinResetSchema = object({ reference: secret, otp: typedCode, pin: pinDigits });

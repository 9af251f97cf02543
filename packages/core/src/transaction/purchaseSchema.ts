import * as v from 'valibot';
import { object } from '../shared/schemas/object.ts';
import { decimal, visible } from '../shared/schemas/word.ts';
import { PIN_FORMAT } from '../validators/pin.ts';
import { MOST_QUANTITY } from '../validators/quantity.ts';

// Not trimmed: a purchase must be sent with the same bytes every time.
// @__NO_SIDE_EFFECTS__
const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest), visible);

/** How a meter is paid. */
export const meterTypes = ['prepaid', 'postpaid'] as const;
export type MeterType = (typeof meterTypes)[number];

/** The product and the recipient, as fields of every request that buys. */
// @__NO_SIDE_EFFECTS__
export const boughtFields = () => ({
  serviceId: word(128),
  planId: v.optional(word(128)),
  recipient: word(80),
  amount: v.optional(decimal),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_QUANTITY))),
  meterType: v.optional(v.picklist(meterTypes)),
  ported: v.optional(v.boolean()),
});

/**
 * The purchase in its wire format. `reference` is the intent's key, created once and sent unchanged with every retry;
 * `expectedPrice` and `amount` are decimal naira. The body must be the same every time: the server refuses another body
 * under the same reference (422).
 */
export const purchaseRequestSchema = /* @__PURE__ */ (() =>
  object({
    reference: v.pipe(v.string(), v.uuid()),
    ...boughtFields(),
    expectedPrice: decimal,
  }))();
export type PurchaseRequest = v.InferOutput<typeof purchaseRequestSchema>;

/** A transaction PIN: 4 to 6 digits. */
export const pinDigits = /* @__PURE__ */ (() => v.pipe(v.string(), v.regex(PIN_FORMAT)))();

/**
 * The body of a purchase request. The `pin` is not part of the purchase: it is never journaled, and two
 * bodies that differ only in it are the same purchase.
 */
export const purchaseBodySchema = /* @__PURE__ */ (() =>
  object({ ...purchaseRequestSchema.entries, pin: v.optional(pinDigits) }))();

/** Ignores case: "PREPAID" is "prepaid". `undefined` for any other word. */
export const meterType = v.pipe(
  v.string(),
  v.transform((raw) => meterTypes.find((type) => type === raw.trim().toLowerCase())),
);

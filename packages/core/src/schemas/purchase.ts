import * as v from 'valibot';
import { object } from './object.ts';

const decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/**
 * The purchase as it goes out. `reference` is the intent's key, made once and sent unchanged with every retry;
 * `expectedPrice` and `amount` are decimal naira. The same body must leave every time: another body under the same
 * reference is refused (422).
 */
export const purchaseRequestSchema = object({
  reference: v.pipe(v.string(), v.uuid()),
  serviceId: word(128),
  planId: v.optional(word(128)),
  recipient: word(80),
  amount: v.optional(decimal),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  meterType: v.optional(v.picklist(['prepaid', 'postpaid'])),
  ported: v.optional(v.boolean()),
  expectedPrice: decimal,
});
export type PurchaseRequest = v.InferOutput<typeof purchaseRequestSchema>;

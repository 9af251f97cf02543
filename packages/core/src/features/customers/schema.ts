import * as v from 'valibot';
import { customerKinds } from '../../catalogue/customerKinds.ts';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, lenient, maybe, text } from '../../shared/schemas/text.ts';
import { instant } from '../../shared/schemas/time.ts';
import { phrase, word } from '../../shared/schemas/word.ts';
import { meterType, meterTypes } from '../../transaction/purchaseSchema.ts';

/** The latest delivered purchase for a customer. `amount` in kobo, `at` in ms since 1970, `name` in the server's words. */
const lastSaleSchema = object({
  category: text(40),
  serviceId: maybe(identifier),
  planId: maybe(identifier),
  meterType: lenient(meterType),
  name: text(120),
  amount: money,
  at: instant,
});

const row = object({
  id: identifier,
  name: text(80),
  recipientKind: text(20),
  recipient: text(80),
  serviceId: maybe(identifier),
  meterType: lenient(meterType),
  note: maybe(text(200)),
  // An invalid purchase offers nothing to repeat; the customer is still shown.
  lastSale: lenient(lastSaleSchema),
});

/** The schema of a customer, by name: see `Text` in `text.ts`. */
export interface CustomerSchema
  extends v.GenericSchema<v.InferInput<typeof row>, v.InferOutput<typeof row>> {}

/**
 * A customer that the agent has saved. `recipientKind` is a value of `customerKinds`, or the server's word;
 * `recipient` is the number, and `serviceId` is the disco or provider that it belongs to. `lastSale` is
 * missing before the first purchase.
 */
export const customerSchema: CustomerSchema = row;
export type Customer = v.InferOutput<typeof customerSchema>;

/** By name. */
export const customersSchema = list(customerSchema);

/**
 * `query` is a part of a name or of a number, `recipientKind` is a value of `customerKinds`; `cursor` comes
 * from the previous page's `meta.nextCursor`; `limit` is at most 100.
 */
export const customersQuerySchema = object({
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
  query: v.optional(v.string()),
  recipientKind: v.optional(v.picklist(customerKinds)),
});

/** The body that saves a customer. It holds all fields, even if only some have changed. */
export const customerRequestSchema = object({
  name: phrase(80),
  recipientKind: v.picklist(customerKinds),
  recipient: word(40),
  serviceId: v.optional(word(128)),
  meterType: v.optional(v.picklist(meterTypes)),
  note: v.optional(phrase(200)),
});
export type CustomerRequest = v.InferOutput<typeof customerRequestSchema>;

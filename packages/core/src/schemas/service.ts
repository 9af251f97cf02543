import * as v from 'valibot';
import type { Kobo } from '../format/kobo.ts';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { identifier, maybe, text } from './text.ts';
import { instant } from './time.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A plan: `price` in kobo, `sizeMb` in MB (1 GB = 1000 MB, as operators count), `validityDays` in days. `stock` (ours,
 * optional) is how many of it are left to sell, where the server counts them.
 * `nextPrice` (ours, optional) is what it will cost from `nextPriceFrom` on, where the server announces that.
 */
export const planSchema = object({
  id: identifier,
  name: text(120),
  kind: maybe(text(30)),
  sizeMb: maybe(count),
  validityDays: maybe(count),
  price: money,
  nextPrice: v.fallback(maybe(money), undefined),
  nextPriceFrom: v.fallback(maybe(instant), undefined),
  commission: maybe(money),
  stock: v.fallback(maybe(count), undefined),
});
export type Plan = v.InferOutput<typeof planSchema>;

/**
 * What one purchase must keep to, where the server says so: an amount between `min` and `max` that is a multiple of
 * `step` (ours, optional), at most `quantity` of a thing. A step that can't be read is none: the server still checks.
 */
const limitsSchema = object({
  min: maybe(money),
  max: maybe(money),
  step: v.fallback(maybe(v.pipe(money, v.minValue(1 as Kobo))), undefined),
  quantity: maybe(count),
});

const row = object({
  id: identifier,
  category: text(40),
  name: text(80),
  imageUrl: maybe(v.pipe(v.string(), v.maxLength(2048))),
  available: v.optional(v.boolean(), true),
  notice: maybe(text(240)),
  downSince: v.fallback(maybe(instant), undefined),
  limits: maybe(limitsSchema),
  recipientKind: v.fallback(maybe(text(20)), undefined),
  fee: v.fallback(maybe(money), undefined),
  prefixes: maybe(v.array(v.pipe(v.string(), v.regex(/^0\d{3,4}$/)))),
  plans: list(planSchema),
});

/** The schema of a service, by name: see `Text` in `text.ts`. */
export interface ServiceSchema extends v.GenericSchema<v.InferInput<typeof row>, v.InferOutput<typeof row>> {}

/**
 * Something that can be sold: a network's data, a disco, a TV provider. `category` is a word of the server: a
 * service of a category that the catalogue lacks is never shown.
 * `downSince` (ours, optional) is since when one that is not available has failed, where the server measures that.
 * `recipientKind` (ours, optional) says what the customer's number is where the category alone does not: a TV service may
 * go by the phone number of an account.
 * `fee` (ours, optional) is what a sale costs beside the amount that the agent says, in kobo. The price of a plan has it in
 * itself.
 * `prefixes` (ours, optional) are the phone prefixes once given to this network, 4 or 5 digits with the leading 0:
 * data of the server and not code, because the numbering plan grows and numbers are ported.
 */
export const serviceSchema: ServiceSchema = row;
export type Service = v.InferOutput<typeof serviceSchema>;

export const servicesSchema = list(serviceSchema);

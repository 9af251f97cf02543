import * as v from 'valibot';
import type { Kobo } from '../money/kobo.ts';
import { money } from '../money/schema.ts';
import { list, object } from '../shared/schemas/object.ts';
import { identifier, lenient, maybe, text } from '../shared/schemas/text.ts';
import { instant } from '../shared/schemas/time.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A plan. `price` in kobo; `sizeMb` in MB (1 GB = 1000 MB, as operators count); `validityDays` in days. `stock` (our
 * extension, optional) is the number left to sell, if the server counts it. `nextPrice` (our extension, optional) is
 * the announced price from `nextPriceFrom` on.
 */
export const planSchema = object({
  id: identifier,
  name: text(120),
  kind: maybe(text(30)),
  sizeMb: maybe(count),
  validityDays: maybe(count),
  price: money,
  nextPrice: lenient(money),
  nextPriceFrom: lenient(instant),
  commission: maybe(money),
  stock: lenient(count),
});
export type Plan = v.InferOutput<typeof planSchema>;

/**
 * Limits on one purchase, if the server sets them: the amount is between `min` and `max` and a multiple of `step` (our
 * extension, optional); at most `quantity` pieces. An invalid step is ignored, because the server still checks the
 * amount.
 */
const limitsSchema = object({
  min: maybe(money),
  max: maybe(money),
  step: lenient(v.pipe(money, v.minValue(1 as Kobo))),
  quantity: maybe(count),
});

const row = object({
  id: identifier,
  category: text(40),
  name: text(80),
  imageUrl: maybe(v.pipe(v.string(), v.maxLength(2048))),
  available: v.optional(v.boolean(), true),
  notice: maybe(text(240)),
  downSince: lenient(instant),
  limits: maybe(limitsSchema),
  recipientKind: lenient(text(20)),
  fee: lenient(money),
  prefixes: maybe(v.array(v.pipe(v.string(), v.regex(/^0\d{3,4}$/)))),
  plans: list(planSchema),
});

/** The schema of a service, by name: see `Text` in `text.ts`. */
export interface ServiceSchema extends v.GenericSchema<v.InferInput<typeof row>, v.InferOutput<typeof row>> {}

/**
 * A service that can be sold: a network's data, a disco, a TV provider. `category` is the server's word; services of a
 * category that the catalogue lacks are never shown.
 * `downSince` (our extension, optional) is the time since which an unavailable service has failed, if the server
 * measures it.
 * `recipientKind` (our extension, optional) is the kind of the customer's number if the category alone does not
 * determine it: a TV service may use an account's phone number.
 * `fee` (our extension, optional) is added to the amount that the agent enters, in kobo. A plan's price includes it.
 * `prefixes` (our extension, optional) are phone prefixes first assigned to this network, 4 or 5 digits with the
 * leading 0. The server sends them because the numbering plan grows and numbers are ported.
 */
export const serviceSchema: ServiceSchema = row;
export type Service = v.InferOutput<typeof serviceSchema>;

export const servicesSchema = list(serviceSchema);

import * as v from 'valibot';
import { list } from './list.ts';
import { money } from './money.ts';
import { object } from './object.ts';
import { identifier, maybe, text } from './text.ts';

/** The five things an agent sells. The word is part of the purchase path and of the route. */
export const categories = ['data', 'airtime', 'electricity', 'cable', 'result-checker'] as const;
export type Category = (typeof categories)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A plan: `price` in kobo, `sizeMb` in MB (1 GB = 1000 MB, as operators count), `validityDays` in days. */
export const planSchema = object({
  id: identifier,
  name: text(120),
  kind: maybe(text(30)),
  sizeMb: maybe(count),
  validityDays: maybe(count),
  price: money,
  commission: maybe(money),
});
export type Plan = v.InferOutput<typeof planSchema>;

/**
 * Something that can be sold: a network's data, a disco, a TV provider.
 * `prefixes` (ours, optional) are the phone prefixes once given to this network, 4 or 5 digits with the leading 0:
 * data of the server and not code, because the numbering plan grows and numbers are ported.
 */
export const serviceSchema = object({
  id: identifier,
  category: v.picklist(categories),
  name: text(80),
  imageUrl: maybe(v.pipe(v.string(), v.maxLength(2048))),
  available: v.optional(v.boolean(), true),
  notice: maybe(text(240)),
  limits: maybe(object({ min: money, max: money })),
  prefixes: maybe(v.array(v.pipe(v.string(), v.regex(/^0\d{3,4}$/)))),
  plans: list(planSchema),
});
export type Service = v.InferOutput<typeof serviceSchema>;

const knownServices = list(serviceSchema);

const isOfUnknownCategory = (item: unknown) =>
  typeof item === 'object' &&
  item !== null &&
  'category' in item &&
  typeof item.category === 'string' &&
  !(categories as readonly string[]).includes(item.category);

/** A server that learns to sell something new must not take the rest off the shelf: what nobody here can sell is left out. */
export const servicesSchema: v.GenericSchema<
  v.InferInput<typeof knownServices>,
  v.InferOutput<typeof knownServices>
> = v.pipe(
  v.custom<v.InferInput<typeof knownServices>>(() => true),
  v.transform((items) => (Array.isArray(items) ? items.filter((item) => !isOfUnknownCategory(item)) : items)),
  knownServices,
);

import * as v from 'valibot';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { identifier, maybe, text } from './text.ts';
import { calendarDay, sentTime } from './time.ts';
import { decimal, word } from './word.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const basisPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000));

/**
 * What the agent's customers pay above what a sale costs: hundredths of a per cent (`basisPoints`), an amount for each one
 * that is sold, or the whole price of a plan. Amounts in kobo.
 */
const markupSchema = v.variant('kind', [
  object({ kind: v.literal('percent'), basisPoints }),
  object({ kind: v.literal('add'), amount: money }),
  object({ kind: v.literal('price'), amount: money }),
]);
export type Markup = v.InferOutput<typeof markupSchema>;

/** A rule of the agent's own prices: for a plan, else a service, else a category, else for everything. */
const sellingRuleSchema = object({
  category: maybe(text(40)),
  serviceId: maybe(identifier),
  planId: maybe(identifier),
  markup: markupSchema,
});
export type SellingRule = v.InferOutput<typeof sellingRuleSchema>;

export const sellingPricesSchema = list(sellingRuleSchema);

/** The rule of one plan, service, category or of everything, in the place of the one before; `markup: null` takes it away. */
export const sellingPriceChangeSchema = object({
  category: v.optional(word(40)),
  serviceId: v.optional(word(128)),
  planId: v.optional(word(128)),
  markup: v.nullable(
    v.variant('kind', [
      object({ kind: v.literal('percent'), basisPoints }),
      object({ kind: v.literal('add'), amount: decimal }),
      object({ kind: v.literal('price'), amount: decimal }),
    ]),
  ),
});
export type SellingPriceChange = v.InferOutput<typeof sellingPriceChangeSchema>;

/** What profit is added up by. */
export const profitGroups = ['day', 'product', 'customer'] as const;
export type ProfitGroup = (typeof profitGroups)[number];

/** In kobo: what customers paid, what of it the wallet was debited, and the difference. */
const profitFigures = { sales: count, paid: money, cost: money, profit: money };

/** `day` like "2026-11-21" in Lagos; `name` of a product, or of a saved customer. */
const profitRowSchema = object({
  day: maybe(calendarDay),
  category: v.fallback(maybe(text(40)), undefined),
  name: maybe(text(120)),
  recipient: maybe(text(80)),
  ...profitFigures,
});
export type ProfitRow = v.InferOutput<typeof profitRowSchema>;

/**
 * Delivered sales with a selling price of the agent's, by day (oldest first), product or customer (most profit first).
 * `total` is of all of them, also of those that stand in no row; `unpriced` sales had no selling price.
 */
export const profitSchema = object({
  total: object(profitFigures),
  unpriced: count,
  rows: list(profitRowSchema),
});
export type Profit = v.InferOutput<typeof profitSchema>;

/** RFC 3339. Covers the whole days, in Lagos, of the two times and all days between them. */
export const profitQuerySchema = object({
  from: sentTime,
  to: sentTime,
  by: v.picklist(profitGroups),
});

import * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, lenient, maybe, text } from '../../shared/schemas/text.ts';
import { calendarDay, sentTime } from '../../shared/schemas/time.ts';
import { decimal, word } from '../../shared/schemas/word.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const basisPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000));

/**
 * The amount that the agent's customers pay above the cost of a purchase: hundredths of a per cent
 * (`basisPoints`), an amount for each piece sold, or the whole price of a plan. Amounts in kobo.
 */
const markupSchema = v.variant('kind', [
  object({ kind: v.literal('percent'), basisPoints }),
  object({ kind: v.literal('add'), amount: money }),
  object({ kind: v.literal('price'), amount: money }),
]);
export type Markup = v.InferOutput<typeof markupSchema>;

/**
 * A rule for the agent's selling prices: for a plan, else a service, else a category, else for everything.
 */
const sellingRuleSchema = object({
  category: maybe(text(40)),
  serviceId: maybe(identifier),
  planId: maybe(identifier),
  markup: markupSchema,
});
export type SellingRule = v.InferOutput<typeof sellingRuleSchema>;

export const sellingPricesSchema = list(sellingRuleSchema);

/** Replaces the rule of one plan, service or category, or of everything; `markup: null` removes it. */
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

/** The groups that profit can be summed by. */
export const profitGroups = ['day', 'product', 'customer'] as const;
export type ProfitGroup = (typeof profitGroups)[number];

/** In kobo: the amount that customers paid, the cost that the wallet was debited, and the difference. */
const profitFigures = { sales: count, paid: money, cost: money, profit: money };

/** `day` like "2026-11-21" in Lagos; `name` of a product, or of a saved customer. */
const profitRowSchema = object({
  day: maybe(calendarDay),
  category: lenient(text(40)),
  name: maybe(text(120)),
  recipient: maybe(text(80)),
  ...profitFigures,
});
export type ProfitRow = v.InferOutput<typeof profitRowSchema>;

/**
 * Delivered purchases with a selling price, by day (oldest first), product or customer (most profit first).
 * `total` covers all of them, including purchases that are in no row; `unpriced` purchases had no selling price.
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

import * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../shared/schemas/text.ts';
import { instant, sentTime } from '../../shared/schemas/time.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const direction = v.picklist(['in', 'out']);

/** One movement of the wallet. `amount` and the `balance` after it in kobo, `createdAt` in ms since 1970. */
const movementSchema = object({
  ref: identifier,
  name: text(120),
  recipient: maybe(text(80)),
  createdAt: instant,
  direction,
  amount: money,
  balance: money,
});
export type Movement = v.InferOutput<typeof movementSchema>;

/**
 * The total of the movements of one kind: `kind` is `sale`, `refund`, `funding` or another word of the
 * server.
 */
const totalSchema = object({ kind: text(40), direction, count, amount: money });
export type StatementTotal = v.InferOutput<typeof totalSchema>;

/**
 * The wallet over a period: its balance before, each movement in order, and its balance after. Opening,
 * closing and totals cover the whole period; `movements` come page by page.
 */
export const statementSchema = object({
  opening: money,
  closing: money,
  totals: list(totalSchema),
  movements: list(movementSchema),
});
export type StatementPage = v.InferOutput<typeof statementSchema>;

/** The longest period of a statement and of a sum of sales or profit, in days: a whole leap year. */
export const MOST_PERIOD_DAYS = 366;

/**
 * RFC 3339: `from` is included, `to` is not. `cursor` is the previous page's `meta.nextCursor`; `limit` is at
 * most 500.
 */
export const statementQuerySchema = object({
  from: sentTime,
  to: sentTime,
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
});

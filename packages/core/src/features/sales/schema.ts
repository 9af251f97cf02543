import * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { object } from '../../shared/schemas/object.ts';
import { lenient, text } from '../../shared/schemas/text.ts';
import { calendarDay, sentTime } from '../../shared/schemas/time.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The sales of one agent in one category on one day in Lagos ("2026-11-21"), in kobo. Each purchase counts once, on the
 * day it was made: delivered and paid (`sales`, `sold`, `earned`), refunded (`refunds`, `refunded`), or without a final
 * status (`pending`, `held`).
 */
const summaryRowSchema = object({
  day: calendarDay,
  category: lenient(text(40)),
  sales: count,
  sold: money,
  earned: money,
  refunds: count,
  refunded: money,
  pending: count,
  held: money,
});
export type SummaryRow = v.InferOutput<typeof summaryRowSchema>;

/** Sorted by day, then category. Omits days and categories without sales. */
export const salesSummarySchema = v.array(summaryRowSchema);

/** RFC 3339. Covers the whole days, in Lagos, of the two times and all days between them. */
export const salesSummaryQuerySchema = object({ from: sentTime, to: sentTime });

import type { Category, Kobo } from '@oja/core';
import { and, between, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { isOpen, salesOfDays, transactions } from '../database/sale.schema.ts';

/** Totals of an agent's sales in one category on one day (Africa/Lagos). */
export interface SalesOfDay {
  /** "2026-11-22". */
  readonly day: string;
  readonly category: Category | '';
  readonly sales: number;
  readonly sold: Kobo;
  readonly earned: Kobo;
  readonly refunds: number;
  readonly refunded: Kobo;
  readonly pending: number;
  readonly held: Kobo;
}

const asKobo = (sum: unknown) => Number(sum) as Kobo;
const none = sql`0::bigint`;

/**
 * Selects the sales from the start of the day `first` to the end of `last`: ended sales by their totals, open ones
 * individually. A single statement, so that a sale which ends meanwhile is counted exactly once. Lagos is UTC+1 all
 * year; a fixed offset takes half as long as the zone's name.
 */
export function selectSales(db: Queries, agentId: string, first: string, last: string) {
  const ended = db
    .select({
      day: salesOfDays.day,
      category: salesOfDays.category,
      sales: salesOfDays.sales,
      sold: salesOfDays.sold,
      earned: salesOfDays.earned,
      refunds: salesOfDays.refunds,
      refunded: salesOfDays.refunded,
      pending: none.mapWith(Number).as('pending'),
      held: none.mapWith(asKobo).as('held'),
    })
    .from(salesOfDays)
    .where(and(eq(salesOfDays.agentId, agentId), between(salesOfDays.day, first, last)));
  const day = sql<string>`(${transactions.createdAt} at time zone 'UTC' + interval '1 hour')::date`;
  const category = sql<Category | ''>`coalesce(${transactions.category}, '')`;
  const open = db
    .select({
      day: day.as('day'),
      category: category.as('category'),
      sales: none.mapWith(Number).as('sales'),
      sold: none.mapWith(asKobo).as('sold'),
      earned: none.mapWith(asKobo).as('earned'),
      refunds: none.mapWith(Number).as('refunds'),
      refunded: none.mapWith(asKobo).as('refunded'),
      pending: sql`count(*)`.mapWith(Number).as('pending'),
      held: sql`sum(${transactions.amount})::bigint`.mapWith(asKobo).as('held'),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.agentId, agentId),
        isOpen,
        eq(transactions.kind, 'sale'),
        gte(transactions.createdAt, sql`${`${first}T00:00:00+01:00`}::timestamptz`),
        lt(transactions.createdAt, sql`${`${last}T00:00:00+01:00`}::timestamptz + interval '1 day'`),
      ),
    )
    .groupBy(day, category);
  return ended.unionAll(open).orderBy(sql`day`, sql`category`);
}

/** Merges the ended and the open sales of each day and category. */
export function sumSalesOfDays(rows: readonly SalesOfDay[]): readonly SalesOfDay[] {
  const sums = new Map<string, SalesOfDay>();
  for (const row of rows) {
    const key = `${row.day} ${row.category}`;
    const sum = sums.get(key);
    // Only ended rows have sales and refunds, only open rows have held money.
    const [ended, open] = row.pending > 0 ? [sum, row] : [row, sum];
    sums.set(key, { ...row, ...ended, pending: open?.pending ?? 0, held: open?.held ?? (0 as Kobo) });
  }
  return [...sums.values()];
}

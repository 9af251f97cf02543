import { type Category, isFinal, type Kobo, kobo, type Status } from '@oja/core';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { transactions as table } from '../database/sale.schema.ts';

/** What an agent's sales of one category on one day of Lagos came to. */
export interface SalesOfDay {
  readonly day: string;
  readonly category: Category | null;
  readonly sales: number;
  readonly sold: Kobo;
  readonly earned: Kobo;
  readonly refunds: number;
  readonly refunded: Kobo;
  readonly pending: number;
  readonly held: Kobo;
}

const asKobo = (sum: unknown) => Number(sum) as Kobo;

/**
 * The sales made within [from, before), by day of Lagos, category and status. An index alone answers it. Nigeria is an
 * hour ahead of UTC all year; told so, the database takes half as long as with the zone's name.
 */
export function selectSales(db: Queries, agentId: string, from: Date, before: Date) {
  const day = sql`(${table.createdAt} at time zone 'UTC' + interval '1 hour')::date`;
  return db
    .select({
      day: sql<string>`${day}::text`,
      category: table.category,
      status: table.status,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${table.amount})`.mapWith(asKobo),
      commission: sql`sum(${table.commission})`.mapWith(asKobo),
    })
    .from(table)
    .where(
      and(
        eq(table.agentId, agentId),
        eq(table.kind, 'sale'),
        gte(table.createdAt, from),
        lt(table.createdAt, before),
      ),
    )
    .groupBy(day, table.category, table.status)
    .orderBy(day, table.category);
}

type Part = Awaited<ReturnType<typeof selectSales>>[number];

const nothing = {
  sales: 0,
  sold: kobo(0),
  earned: kobo(0),
  refunds: 0,
  refunded: kobo(0),
  pending: 0,
  held: kobo(0),
};

const plus = (a: Kobo, b: Kobo) => (a + b) as Kobo;

/** A sale fails and is reversed together with its refund, in one transaction of the database. */
function add(sum: SalesOfDay, { status, count, amount, commission }: Part): SalesOfDay {
  if (!isFinal(status satisfies Status))
    return { ...sum, pending: sum.pending + count, held: plus(sum.held, amount) };
  if (status !== 'delivered')
    return { ...sum, refunds: sum.refunds + count, refunded: plus(sum.refunded, amount) };
  return {
    ...sum,
    sales: sum.sales + count,
    sold: plus(sum.sold, amount),
    earned: plus(sum.earned, commission),
  };
}

/** Puts the statuses of each day and category together. */
export function sumSalesOfDays(parts: readonly Part[]): readonly SalesOfDay[] {
  const sums = new Map<string, SalesOfDay>();
  for (const part of parts) {
    const { day, category } = part;
    const key = `${day} ${category}`;
    sums.set(key, add(sums.get(key) ?? { day, category, ...nothing }, part));
  }
  return [...sums.values()];
}

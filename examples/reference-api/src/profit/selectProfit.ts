import type { Category, Kobo, ProfitGroup } from '@oja/core';
import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { transactions as table } from '../database/sale.schema.ts';

/** Maximum rows in a response; the total includes all. */
export const MOST_ROWS = 500;

const asKobo = (sum: unknown) => Number(sum) as Kobo;

const sales = sql`count(*)`.mapWith(Number);
const paid = sql`coalesce(sum(${table.sellingPrice}), 0)::bigint`.mapWith(asKobo);
const cost = sql`coalesce(sum(${table.amount}), 0)::bigint`.mapWith(asKobo);
const profit = sql`coalesce(sum(${table.sellingPrice} - ${table.amount}), 0)::bigint`.mapWith(asKobo);

/** Delivered sales of whole days in Lagos, which is UTC+1 all year. Excludes refunded sales. */
const isDelivered = (agentId: string, first: string, last: string): SQL | undefined =>
  and(
    eq(table.agentId, agentId),
    eq(table.kind, 'sale'),
    eq(table.status, 'delivered'),
    gte(table.createdAt, sql`${`${first}T00:00:00+01:00`}::timestamptz`),
    lt(table.createdAt, sql`${`${last}T00:00:00+01:00`}::timestamptz + interval '1 day'`),
  );

/** The sum of the sales with a selling price, and the number of other sales. */
export async function sumProfit(db: Queries, agentId: string, first: string, last: string) {
  const ofPriced = sql`filter (where ${table.sellingPrice} is not null)`;
  const [sum] = await db
    .select({
      sales: sql`count(*) ${ofPriced}`.mapWith(Number),
      paid,
      cost: sql`coalesce(sum(${table.amount}) ${ofPriced}, 0)::bigint`.mapWith(asKobo),
      profit,
      unpriced: sql`count(*) filter (where ${table.sellingPrice} is null)`.mapWith(Number),
    })
    .from(table)
    .where(isDelivered(agentId, first, last));
  if (!sum) throw new Error('A sum without a row');
  return sum;
}

const day = sql<string>`(${table.createdAt} at time zone 'UTC' + interval '1 hour')::date`;

/** The sums of one group. */
const figures = { sales, paid, cost, profit };

/** Sales with a selling price. */
const isPriced = (agentId: string, { first, last }: ProfitPeriod) =>
  and(isDelivered(agentId, first, last), isNotNull(table.sellingPrice));

/** Distinguishes a meter from a phone with the same digits; no other kinds of numbers overlap. */
const isMeter = sql<boolean>`coalesce(${table.category} = 'electricity', false)`;

/** Groups by recipient, with the name of the saved customer. */
function selectByCustomer(db: Queries, agentId: string, period: ProfitPeriod) {
  const sums = db
    .select({
      recipient: sql<string | null>`${table.recipient}`.as('recipient'),
      isMeter: isMeter.as('is_meter'),
      sales: sales.as('sales'),
      paid: paid.as('paid'),
      cost: cost.as('cost'),
      profit: profit.as('profit'),
    })
    .from(table)
    .where(isPriced(agentId, period))
    .groupBy(table.recipient, isMeter)
    .orderBy(sql`profit desc`, table.recipient)
    .limit(MOST_ROWS)
    .as('sums');
  const name = sql<string | null>`(select saved.name from customers saved where saved.agent_id = ${agentId}
    and saved.recipient = sums.recipient and (saved.recipient_kind = 'meter') = sums.is_meter
    order by saved.created_at limit 1)`;
  return db
    .select({
      recipient: sums.recipient,
      name: name.as('name'),
      sales: sums.sales,
      paid: sums.paid,
      cost: sums.cost,
      profit: sums.profit,
    })
    .from(sums)
    .orderBy(sql`profit desc`, sql`recipient`);
}

export interface ProfitPeriod {
  /** For example "2026-11-01", in Lagos. Both days are included. */
  readonly first: string;
  readonly last: string;
}

/** The sums of one day, product or customer. */
export interface ProfitOfGroup {
  readonly day?: string;
  readonly category?: Category | null;
  readonly name?: string | null;
  readonly recipient?: string | null;
  readonly sales: number;
  readonly paid: Kobo;
  readonly cost: Kobo;
  readonly profit: Kobo;
}

/** Days are sorted oldest first; products and customers by profit, highest first. */
export async function selectProfit(
  db: Queries,
  agentId: string,
  period: ProfitPeriod,
  by: ProfitGroup,
): Promise<readonly ProfitOfGroup[]> {
  if (by === 'customer') return await selectByCustomer(db, agentId, period);
  const { category, name } = table;
  const rows = db
    .select({ ...(by === 'day' ? { day } : { category, name }), ...figures })
    .from(table)
    .where(isPriced(agentId, period))
    .limit(MOST_ROWS);
  return await (by === 'day'
    ? rows.groupBy(day).orderBy(day)
    : rows.groupBy(category, name).orderBy(sql`${profit.getSQL()} desc`, name));
}

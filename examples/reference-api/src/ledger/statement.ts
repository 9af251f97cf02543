import { type Kobo, kobo } from '@oja/core';
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { transactions as table } from '../database/sale.schema.ts';
import { selectTransactions } from '../sale/transactionRecord.ts';

/** A half-open period: from `from`, before `to`. */
export interface StatementPeriod {
  readonly from: Date;
  readonly to: Date;
}

/** A half-open range in wallet order: from row `first`, before row `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/** More than the difference of two servers' clocks. */
const SKEW = sql`interval '1 minute'`;
/** Greater than any row's number. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/**
 * The first row at or after a time, in wallet order. Times come from several servers' clocks, so they may be slightly
 * out of that order. A range of rows in wallet order is an unbroken chain of balances, and two adjacent periods share
 * no row and miss none.
 */
async function findRow(db: Queries, agentId: string, at: Date): Promise<number> {
  const isOwn = eq(table.agentId, agentId);
  const [next] = await db
    .select({ at: sql<string | null>`min(${table.createdAt})` })
    .from(table)
    .where(and(isOwn, gte(table.createdAt, at)));
  if (!next?.at) return AFTER_ALL;
  const [row] = await db
    .select({ seq: sql<string>`min(${table.seq})` })
    .from(table)
    .where(
      and(isOwn, gte(table.createdAt, at), sql`${table.createdAt} <= ${next.at}::timestamptz + ${SKEW}`),
    );
  return Number(row?.seq ?? AFTER_ALL);
}

export async function findRange(db: Queries, agentId: string, { from, to }: StatementPeriod): Promise<Range> {
  return { first: await findRow(db, agentId, from), end: await findRow(db, agentId, to) };
}

const isWithin = (agentId: string, { first, end }: Range): SQL | undefined =>
  and(eq(table.agentId, agentId), gte(table.seq, first), lt(table.seq, end));

/** The wallet's balance before the row `seq`; 0 before the first row. */
export async function balanceBefore(db: Queries, agentId: string, seq: number): Promise<Kobo> {
  const last = db
    .select()
    .from(table)
    .where(and(eq(table.agentId, agentId), lt(table.seq, seq)))
    .orderBy(desc(table.seq))
    .limit(1)
    .as('transactions');
  const [record] = await selectTransactions(db, last);
  return record?.after ?? kobo(0);
}

/** The totals of the rows by kind. A row changes the wallet once by its amount: a sale debits, the others credit. */
export function selectTotals(db: Queries, agentId: string, range: Range) {
  return db
    .select({
      kind: table.kind,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${table.amount})::bigint`.mapWith((sum) => Number(sum) as Kobo),
    })
    .from(table)
    .where(isWithin(agentId, range))
    .groupBy(table.kind)
    .orderBy(table.kind);
}

/** The rows of the range in wallet order, after the row `after`. */
export function selectMovements(
  db: Queries,
  agentId: string,
  range: Range,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
) {
  const page = db
    .select()
    .from(table)
    .where(and(isWithin(agentId, range), after === undefined ? undefined : gt(table.seq, after)))
    .orderBy(asc(table.seq))
    .limit(limit)
    .as('transactions');
  return selectTransactions(db, page).orderBy(asc(table.seq));
}

import { type Kobo, kobo } from '@oja/core';
import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { transactions as table } from '../database/sale.schema.ts';
import { selectViews } from '../sale/view.ts';

/** From the moment `from` on, and before `to`. */
export interface StatementPeriod {
  readonly from: Date;
  readonly to: Date;
}

/** A period as the wallet's own order has it: from the row `first` on, and before the row `end`. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/** More than the clocks of two servers differ by. */
const SKEW = sql`interval '1 minute'`;
/** After every row. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/**
 * Where the rows from a moment on begin in the order in which the wallet was moved. Times come from several servers'
 * clocks and may be out of that order by a moment; a range of the order itself is a chain of balances without a gap, and
 * two periods that meet share no row and lose none.
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

/** What was in the wallet before the row `seq`: 0 before the first one. */
export async function balanceBefore(db: Queries, agentId: string, seq: number): Promise<Kobo> {
  const last = db
    .select()
    .from(table)
    .where(and(eq(table.agentId, agentId), lt(table.seq, seq)))
    .orderBy(desc(table.seq))
    .limit(1)
    .as('transactions');
  const [view] = await selectViews(db, last);
  return view?.after ?? kobo(0);
}

/** What the rows of each kind come to. A row moves the wallet once, by its amount: out for a sale, in for the others. */
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

/** The rows of the range in the order in which the wallet was moved, after the row `after`. */
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
  return selectViews(db, page).orderBy(asc(table.seq));
}

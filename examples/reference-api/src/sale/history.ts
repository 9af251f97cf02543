import { type Category, clampText, foldText, type Status, toWellFormed } from '@oja/core';
import { and, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { isOpen, searchText, transactions as table } from '../database/sale.schema.ts';
import { selectTransactions } from './transactionRecord.ts';

/**
 * Filters of an agent's history. `from` and `to` are inclusive. The status `pending` matches every status
 * that is not final.
 */
export interface HistoryFilter {
  readonly status?: Status | undefined;
  readonly category?: Category | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly search?: string | undefined;
}

/** The last row of the previous page. */
export type Position = Pick<typeof table.$inferSelect, 'seq' | 'createdAt'>;

/** The position of one of the agent's own transactions. */
export async function findPosition(db: Queries, agentId: string, ref: string): Promise<Position | undefined> {
  const [row] = await db
    .select({ seq: table.seq, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.ref, ref), eq(table.agentId, agentId)));
  return row;
}

const isOf = (status: Status): SQL => (status === 'pending' ? isOpen : eq(table.status, status));

/**
 * Matches the search term as typed and folded: product names have no accents, but a person may type them with accents
 * or in full width.
 */
function contains(search: string): SQL | undefined {
  const typed = clampText(toWellFormed(search.trim()), 80).toLowerCase();
  const writings = new Set([typed, foldText(typed)]);
  // Escapes the wildcards of LIKE, so that they match as typed.
  const patterns = [...writings].map((words) => `%${words.replace(/[\\%_]/g, '\\$&')}%`);
  return or(...patterns.map((pattern) => sql`${searchText} like lower(${pattern})`));
}

/**
 * Selects the newest rows that match the filter, after `after`. Sorts by wallet order (`seq`). Within a time range it
 * sorts by time, which has an index: the order is the same unless the servers' clocks differ.
 */
export function selectHistory(
  db: Queries,
  agentId: string,
  { status, category, from, to, search }: HistoryFilter,
  { after, limit }: { readonly after?: Position | undefined; readonly limit: number },
) {
  const hasRange = from !== undefined || to !== undefined;
  const order = hasRange ? [desc(table.createdAt), desc(table.seq)] : [desc(table.seq)];
  const isAfter = (last: Position) =>
    hasRange
      ? sql`(${table.createdAt}, ${table.seq}) < (${last.createdAt.toISOString()}::timestamptz, ${last.seq})`
      : sql`${table.seq} < ${last.seq}`;
  // Selects the page first, so that the joins run only for its rows, however long the history is.
  const page = db
    .select()
    .from(table)
    .where(
      and(
        eq(table.agentId, agentId),
        after && isAfter(after),
        status && isOf(status),
        category && eq(table.category, category),
        from && gte(table.createdAt, from),
        to && lte(table.createdAt, to),
        search ? contains(search) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .as('transactions');
  return selectTransactions(db, page).orderBy(...order);
}

import { type Category, categories, isCategory, isFinal, type Status, statuses } from '@oja/core';
import { and, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { transactions as table } from '../database/sale.schema.ts';
import type { Call, Handler } from '../http/handler.ts';
import { parseTime } from '../http/parseTime.ts';
import { invalid } from '../http/refusal.ts';
import { selectViews, wireTransaction } from '../sale/view.ts';

type Query = Call<'transactions'>['query'];
const DEFAULT_LIMIT = 50;
const MOST = 100;

/**
 * The newest first page, then older ones by cursor; within a page oldest first, as the client reverses it
 * (specification, section 7). The cursor is the ref of the page's oldest transaction.
 */
export const transactions: Handler<'transactions'> = async ({ caller, query }, { db }) => {
  const limit = readLimit(query.limit);
  const rows = await selectViews(db)
    .where(
      and(
        eq(table.agentId, caller.agentId),
        await before(db, caller.agentId, query.cursor),
        ...filters(query),
      ),
    )
    .orderBy(desc(table.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit).reverse();
  const oldest = page[0];
  return {
    data: page.map((view) => wireTransaction(view, 'agent')),
    ...(rows.length > limit && oldest && { meta: { nextCursor: oldest.transaction.ref } }),
  };
};

function readLimit(limit = DEFAULT_LIMIT): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw invalid('limit', `Ask for 1 to ${MOST} transactions at a time.`);
}

async function before(db: Queries, agentId: string, cursor: string | undefined): Promise<SQL | undefined> {
  if (cursor === undefined) return undefined;
  const [last] = await db
    .select({ seq: table.seq })
    .from(table)
    .where(and(eq(table.ref, cursor), eq(table.agentId, agentId)));
  if (!last) throw invalid('cursor', 'This cursor is not known. Start from the first page.');
  return lt(table.seq, last.seq);
}

function filters(query: Query): (SQL | undefined)[] {
  const { status, category, from, to } = query;
  return [
    status === undefined ? undefined : inArray(table.status, standingFor(readStatus(status))),
    category === undefined ? undefined : eq(table.category, readCategory(category)),
    from === undefined ? undefined : gte(table.createdAt, readTime('from', from)),
    to === undefined ? undefined : lte(table.createdAt, readTime('to', to)),
    query.query ? matches(query.query) : undefined,
  ];
}

function readStatus(word: string): Status {
  const status = statuses.find((one) => one === word);
  if (!status) throw invalid('status', `Use one of: ${statuses.join(', ')}.`);
  return status;
}

/** The filter `pending` includes every status that is not final. */
const standingFor = (status: Status): readonly Status[] =>
  status === 'pending' ? statuses.filter((each) => !isFinal(each)) : [status];

function readCategory(word: string): Category {
  if (!isCategory(word)) throw invalid('category', `Use one of: ${categories.join(', ')}.`);
  return word;
}

function readTime(field: string, text: string): Date {
  const time = parseTime(text);
  if (!time) throw invalid(field, 'Write the time like 2026-11-21T08:00:00+01:00.');
  return time;
}

function matches(typed: string): SQL | undefined {
  const words = typed.trim().slice(0, 80);
  // In LIKE these mean something; somebody who types them means the character.
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(table.name, pattern),
    ilike(table.recipient, pattern),
    ilike(table.ref, pattern),
    ilike(table.reference, pattern),
  );
}

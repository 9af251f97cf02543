import { type Category, categories, isCategory, type Status, statuses } from '@oja/core';
import type { Queries } from '../database/open.ts';
import type { Handler, HandlerRequest } from '../http/handler.ts';
import { pageOf, parseLimit, unknownCursor } from '../http/page.ts';
import { parseTimeField } from '../http/parseTime.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { findPosition, type HistoryFilter, type Position, selectHistory } from '../sale/history.ts';
import { findTransaction, maySee, wireListed, wireTransaction } from '../sale/transactionRecord.ts';

type Query = HandlerRequest<'transactions'>['query'];
const SIZE = { rows: 'transactions', usual: 50, most: 100 };

/**
 * The first page has the newest transactions, a cursor returns older ones. Within a page, the oldest comes first,
 * because the client reverses it (specification, section 7). The cursor is the ref of the page's oldest transaction.
 */
export const transactions: Handler<'transactions'> = async ({ caller, query }, context) => {
  const { db } = context;
  const limit = parseLimit(query.limit, SIZE);
  const { agentId } = caller;
  const after = query.cursor === undefined ? undefined : await findCursor(db, agentId, query.cursor);
  const rows = await selectHistory(db, agentId, parseFilter(query), { after, limit: limit + 1 });
  const { page, ...next } = pageOf(rows, limit, ({ transaction }) => transaction.ref);
  return { data: page.toReversed().map((record) => wireListed(record, caller, context)), ...next };
};

async function findCursor(db: Queries, agentId: string, cursor: string): Promise<Position> {
  const position = await findPosition(db, agentId, cursor);
  if (!position) throw unknownCursor();
  return position;
}

function parseFilter({ status, category, from, to, query }: Query): HistoryFilter {
  return {
    status: status === undefined ? undefined : parseStatus(status),
    category: category === undefined ? undefined : parseCategory(category),
    from: from === undefined ? undefined : parseTimeField('from', from),
    to: to === undefined ? undefined : parseTimeField('to', to),
    search: query,
  };
}

function parseStatus(word: string): Status {
  const status = statuses.find((one) => one === word);
  if (!status) throw invalid('status', `Use one of: ${statuses.join(', ')}.`);
  return status;
}

function parseCategory(word: string): Category {
  if (!isCategory(word)) throw invalid('category', `Use one of: ${categories.join(', ')}.`);
  return word;
}

/** The authoritative state of one purchase. A 404 means that the server never accepted it. */
export const transaction: Handler<'transaction'> = async ({ caller, params }, context) => {
  const record = await findTransaction(context.db, caller.agentId, params['ref'] ?? '');
  if (!record || !(await maySee(context.db, caller, record))) throw notFound('There is no such transaction.');
  return { data: wireTransaction(record, caller, context) };
};

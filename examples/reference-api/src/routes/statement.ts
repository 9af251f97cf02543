import { DAY, type Kobo, MOST_PERIOD_DAYS, toNaira } from '@oja/core';
import type { Queries } from '../database/open.ts';
import type { Handler, HandlerRequest } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { pageOf, parseLimit, unknownCursor } from '../http/page.ts';
import { parseTimeField } from '../http/parseTime.ts';
import { invalid } from '../http/refusal.ts';
import {
  balanceBefore,
  findRange,
  type Range,
  type StatementPeriod,
  selectMovements,
  selectTotals,
} from '../ledger/statement.ts';
import { findPosition } from '../sale/history.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';

const SIZE = { rows: 'movements', usual: 500, most: 500 };

const directionOf = (kind: TransactionRecord['transaction']['kind']): 'in' | 'out' =>
  kind === 'sale' ? 'out' : 'in';

/** The wallet's statement for a period. Each page is read in one snapshot, so that its values match. */
export const statement: Handler<'statement'> = async ({ caller: { agentId }, query }, { db }) => {
  const period = parsePeriod(query);
  const limit = parseLimit(query.limit, SIZE);
  return await db.transaction(
    async (tx) => {
      const range = await findRange(tx, agentId, period);
      const after = query.cursor === undefined ? undefined : await findCursor(tx, agentId, query.cursor);
      const rows = await selectMovements(tx, agentId, range, { after, limit: limit + 1 });
      const { page, ...next } = pageOf(rows, limit, ({ transaction }) => transaction.ref);
      return {
        data: { ...(await sumUp(tx, agentId, range)), movements: page.map(wireMovement) },
        ...next,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
};

function parsePeriod(query: HandlerRequest<'statement'>['query']): StatementPeriod {
  const from = parseTimeField('from', query.from);
  const to = parseTimeField('to', query.to);
  if (to <= from) throw invalid('to', 'The end must be after the start.');
  if (to.getTime() - from.getTime() > MOST_PERIOD_DAYS * DAY)
    throw invalid('from', `Request at most ${MOST_PERIOD_DAYS} days at a time.`);
  return { from, to };
}

async function findCursor(tx: Queries, agentId: string, cursor: string): Promise<number> {
  const position = await findPosition(tx, agentId, cursor);
  if (!position) throw unknownCursor();
  return position.seq;
}

/** The totals of the whole period, independent of the page. */
async function sumUp(tx: Queries, agentId: string, range: Range) {
  const totals = await selectTotals(tx, agentId, range);
  return {
    opening: toNaira(await balanceBefore(tx, agentId, range.first)),
    closing: toNaira(await balanceBefore(tx, agentId, range.end)),
    totals: totals.map(({ kind, count, amount }) => ({
      kind,
      direction: directionOf(kind),
      count,
      amount: toNaira(amount),
    })),
  };
}

const wireMovement = ({
  transaction: { ref, name, recipient, createdAt, kind, amount },
  after,
}: TransactionRecord) =>
  omitNull({
    ref,
    name,
    recipient,
    createdAt: createdAt.toISOString(),
    direction: directionOf(kind),
    amount: toNaira(amount),
    balance: toNaira(after ?? (0 as Kobo)),
  });

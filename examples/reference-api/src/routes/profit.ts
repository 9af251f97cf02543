import {
  DAY,
  type Kobo,
  lagosDay,
  MOST_PERIOD_DAYS,
  noonOf,
  type SellingRule,
  toNaira,
  type Wire,
} from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { parseTimeField } from '../http/parseTime.ts';
import { invalid } from '../http/refusal.ts';
import { selectProfit, sumProfit } from '../profit/selectProfit.ts';
import { selectRules, setRule } from '../profit/sellingPrices.ts';

const wireRules = (rules: readonly SellingRule[]): Wire<'sellingPrices'> =>
  rules.map(({ markup, ...scope }) => ({
    ...scope,
    markup: markup.kind === 'percent' ? markup : { ...markup, amount: toNaira(markup.amount) },
  }));

export const sellingPrices: Handler<'sellingPrices'> = async ({ caller }, { db }) => ({
  data: wireRules(await selectRules(db, caller.agentId)),
});

export const setSellingPrice: Handler<'setSellingPrice'> = async ({ caller, body }, context) => ({
  message: 'Your price is saved.',
  data: wireRules(await setRule(caller.agentId, body, context)),
});

/** The days in Lagos that contain the query's two times. */
export function daysOfQuery({ from, to }: { readonly from: string; readonly to: string }) {
  const first = lagosDay(parseTimeField('from', from).getTime());
  const last = lagosDay(parseTimeField('to', to).getTime());
  const days = (noonOf(last) - noonOf(first)) / DAY + 1;
  if (days < 1) throw invalid('to', 'The last day can’t be before the first day.');
  if (days > MOST_PERIOD_DAYS) throw invalid('from', `Request at most ${MOST_PERIOD_DAYS} days at a time.`);
  return { first, last };
}

/** The profit from the agent's selling prices. Rows and total are read in one snapshot, so that they match. */
export const profit: Handler<'profit'> = async ({ caller: { agentId }, query }, { db }) => {
  const days = daysOfQuery(query);
  return await db.transaction(
    async (tx) => {
      const { unpriced, ...total } = await sumProfit(tx, agentId, days.first, days.last);
      const rows = await selectProfit(tx, agentId, days, query.by);
      return {
        data: { total: wireFigures(total), unpriced, rows: rows.map((row) => omitNull(wireFigures(row))) },
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
};

type Figures = Readonly<Record<'paid' | 'cost' | 'profit', Kobo>>;

const wireFigures = <T extends Figures>(row: T) => ({
  ...row,
  paid: toNaira(row.paid),
  cost: toNaira(row.cost),
  profit: toNaira(row.profit),
});

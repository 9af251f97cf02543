import { DAY, lagosDay, toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { invalid } from '../http/refusal.ts';
import { selectSales, sumSalesOfDays } from '../sale/salesSummary.ts';
import { parseTimeField } from './transactions.ts';

const MOST_DAYS = 366;

/** Midnight in Lagos at the beginning of the day that `time` lies in, in ms since 1970. */
const midnightOf = (time: Date): number => Date.parse(`${lagosDay(time.getTime())}T00:00:00+01:00`);

/** What the agent sold, by day of Lagos and category. */
export const salesSummary: Handler<'salesSummary'> = async ({ caller, query }, { db }) => {
  const from = midnightOf(parseTimeField('from', query.from));
  const before = midnightOf(parseTimeField('to', query.to)) + DAY;
  if (before <= from) throw invalid('to', 'This is before the first day.');
  if (before - from > MOST_DAYS * DAY) throw invalid('from', `Ask for at most ${MOST_DAYS} days at a time.`);
  const parts = await selectSales(db, caller.agentId, new Date(from), new Date(before));
  return {
    data: sumSalesOfDays(parts).map(({ sold, earned, refunded, held, ...row }) =>
      omitNull({
        ...row,
        sold: toNaira(sold),
        earned: toNaira(earned),
        refunded: toNaira(refunded),
        held: toNaira(held),
      }),
    ),
  };
};

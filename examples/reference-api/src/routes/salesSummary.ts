import { DAY, lagosDay, toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { invalid } from '../http/refusal.ts';
import { selectSales, sumSalesOfDays } from '../sale/salesSummary.ts';
import { parseTimeField } from './transactions.ts';

const MOST_DAYS = 366;

/** The day of Lagos that a time of the query lies in: "2026-11-22". */
const dayOf = (field: string, text: string): string => lagosDay(parseTimeField(field, text).getTime());

/** What the agent sold, by day of Lagos and category. */
export const salesSummary: Handler<'salesSummary'> = async ({ caller, query }, { db }) => {
  const first = dayOf('from', query.from);
  const last = dayOf('to', query.to);
  const days = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  if (days < 1) throw invalid('to', 'This is before the first day.');
  if (days > MOST_DAYS) throw invalid('from', `Ask for at most ${MOST_DAYS} days at a time.`);
  const rows = await selectSales(db, caller.agentId, first, last);
  return {
    data: sumSalesOfDays(rows).map(({ category, sold, earned, refunded, held, ...row }) =>
      omitNull({
        ...row,
        category: category === '' ? null : category,
        sold: toNaira(sold),
        earned: toNaira(earned),
        refunded: toNaira(refunded),
        held: toNaira(held),
      }),
    ),
  };
};

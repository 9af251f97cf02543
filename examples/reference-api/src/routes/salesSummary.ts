import { toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { selectSales, sumSalesOfDays } from '../sale/salesSummary.ts';
import { daysOfQuery } from './profit.ts';

/** The agent's sales by day (Africa/Lagos) and category. */
export const salesSummary: Handler<'salesSummary'> = async ({ caller, query }, { db }) => {
  const { first, last } = daysOfQuery(query);
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

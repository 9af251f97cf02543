import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { plans } from './catalogue.schema.ts';
import { transactions } from './sale.schema.ts';

/**
 * Units that an open sale holds from the stock. The row is deleted when the sale ends; without a delivery, the units
 * return to the stock.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    transactionId: uuid('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [index('stock_holds_plan').on(table.planId)],
);

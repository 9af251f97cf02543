import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { plans } from './catalogue.schema.ts';
import { transactions } from './sale.schema.ts';

/**
 * What an open sale took from the stock. The row goes when the sale ends: with the goods where they were delivered, back
 * into the stock where they never were.
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

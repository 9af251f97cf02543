import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './identity.schema.ts';
import type { Delivery } from './sale.schema.ts';

/** The simulated provider's own book, apart from ours as a real provider's would be: nothing here has foreign keys. */
export const providerOrders = pgTable(
  'provider_orders',
  {
    ref: text('ref').primaryKey(),
    outcome: text('outcome').$type<'delivered' | 'failed'>().notNull(),
    message: text('message').notNull(),
    settlesAt: instant('settles_at').notNull(),
    /** What is handed over and what its receipt says: made with the order, so that asking again gives the same. */
    goods: jsonb('goods').$type<Delivery>(),
    /** When the network takes a delivery back, hours later. */
    reversesAt: instant('reverses_at'),
    reversalTold: boolean('reversal_told').notNull().default(false),
  },
  (table) => [index('provider_orders_reversals').on(table.reversesAt).where(sql`not reversal_told`)],
);

import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './identity.schema.ts';
import type { Delivery } from './sale.schema.ts';

/**
 * The simulated provider's own records. Without foreign keys, because a real provider's records are separate from
 * ours.
 */
export const providerOrders = pgTable(
  'provider_orders',
  {
    ref: text('ref').primaryKey(),
    outcome: text('outcome').$type<'delivered' | 'failed'>().notNull(),
    message: text('message').notNull(),
    settlesAt: instant('settles_at').notNull(),
    /** The delivered goods and receipt fields. Created with the order, so that a requery returns the same. */
    goods: jsonb('goods').$type<Delivery>(),
    /** When the network reverses the delivery, hours later. */
    reversesAt: instant('reverses_at'),
    reversalTold: boolean('reversal_told').notNull().default(false),
  },
  (table) => [index('provider_orders_reversals').on(table.reversesAt).where(sql`not reversal_told`)],
);

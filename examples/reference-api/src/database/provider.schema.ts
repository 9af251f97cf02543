import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './identity.schema.ts';

/** The simulated provider's own book, apart from ours as a real provider's would be: nothing here has foreign keys. */
export const providerOrders = pgTable('provider_orders', {
  ref: text('ref').primaryKey(),
  outcome: text('outcome').$type<'delivered' | 'failed'>().notNull(),
  message: text('message').notNull(),
  settlesAt: instant('settles_at').notNull(),
});

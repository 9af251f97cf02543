import type { Markup } from '@oja/core';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents, amount } from './identity.schema.ts';

/** An agent's rules for the customer's price above the cost. A rule for everything has '' in each part of its scope. */
export const sellingPrices = pgTable(
  'selling_prices',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    category: text('category').notNull(),
    serviceId: text('service_id').notNull(),
    planId: text('plan_id').notNull(),
    kind: text('kind').$type<Markup['kind']>().notNull(),
    /** Hundredths of a percent, or kobo. */
    value: amount('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.category, table.serviceId, table.planId] }),
    check('selling_prices_kind', sql`${table.kind} in ('percent', 'add', 'price')`),
    check('selling_prices_value', sql`${table.value} >= 0`),
  ],
);

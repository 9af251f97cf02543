import type { Category } from '@oja/core';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { amount } from './identity.schema.ts';

export const services = pgTable('services', {
  id: text('id').primaryKey(),
  category: text('category').$type<Category>().notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  available: boolean('available').notNull(),
  notice: text('notice'),
  /** Phone prefixes once given to this network: data, because the numbering plan grows. */
  prefixes: jsonb('prefixes').$type<readonly string[]>().notNull(),
  /** Where the buyer names the amount: the least and the most of it. */
  least: amount('least'),
  most: amount('most'),
  /** What an agent earns on such an amount, in hundredths of a percent. */
  rate: integer('rate'),
  /** The most of it in one purchase, 100 at most; null where the category says. */
  mostAtOnce: integer('most_at_once'),
});

export const plans = pgTable(
  'plans',
  {
    id: text('id').primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    name: text('name').notNull(),
    kind: text('kind'),
    position: integer('position').notNull(),
    sizeMb: integer('size_mb'),
    validityDays: integer('validity_days'),
    price: amount('price').notNull(),
    commission: amount('commission').notNull(),
    /** How many are left to sell, those of open sales taken off; null where nobody counts them. */
    stock: integer('stock'),
  },
  (table) => [index('plans_service').on(table.serviceId), check('plans_stock', sql`${table.stock} >= 0`)],
);

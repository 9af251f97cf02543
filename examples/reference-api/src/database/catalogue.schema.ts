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
  /** Phone prefixes first assigned to this network. Stored as data, because the numbering plan grows. */
  prefixes: jsonb('prefixes').$type<readonly string[]>().notNull(),
  /** The minimum and the maximum of an amount that the buyer chooses. */
  least: amount('least'),
  most: amount('most'),
  /** The agent's commission on such an amount, in hundredths of a percent. */
  rate: integer('rate'),
  /** The maximum quantity in one purchase, at most 100; `null`: the category's default. */
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
    /** Units left to sell, without those held for open sales; `null` if the plan has no stock. */
    stock: integer('stock'),
  },
  (table) => [index('plans_service').on(table.serviceId), check('plans_stock', sql`${table.stock} >= 0`)],
);

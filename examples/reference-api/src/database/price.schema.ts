import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { plans } from './catalogue.schema.ts';
import { amount, instant } from './identity.schema.ts';

/**
 * Announced price changes. A change is effective from `startsAt`, whether or not it was copied into its plan by then
 * (`appliedAt`), so that a late job never sells at the old price.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid('id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    price: amount('price').notNull(),
    /** The agent's commission from then on; `null` leaves it unchanged. */
    commission: amount('commission'),
    startsAt: instant('starts_at').notNull(),
    announcedAt: instant('announced_at').notNull(),
    appliedAt: instant('applied_at'),
  },
  (table) => [
    unique('price_changes_once').on(table.planId, table.startsAt),
    index('price_changes_ahead').on(table.startsAt).where(sql`applied_at is null`),
    check('price_changes_price', sql`${table.price} > 0`),
  ],
);

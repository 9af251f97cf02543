import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './identity.schema.ts';

/** A word to all agents. Gone from here, it is gone from their pages. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    level: text('level').$type<'info' | 'warning' | 'outage'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('notices_level', sql`${table.level} in ('info', 'warning', 'outage')`)],
);

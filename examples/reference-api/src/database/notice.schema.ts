import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/** A notice to all agents, or to the one that `agentId` names. Gone from here, it is gone from their pages. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    agentId: uuid('agent_id').references(() => agents.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    level: text('level').$type<'info' | 'warning' | 'outage'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('notices_agent').on(table.agentId, table.createdAt),
    check('notices_level', sql`${table.level} in ('info', 'warning', 'outage')`),
  ],
);

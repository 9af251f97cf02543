import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** The case that it is about, like OJ-000123. */
    caseNumber: text('case_number'),
    /** The schedule that it is about: what is due can be sold, what is automatic can be stopped. */
    scheduleId: text('schedule_id'),
    /** The transaction that it is about, by its ref. */
    ref: text('ref'),
  },
  (table) => [
    index('notices_agent').on(table.agentId, table.createdAt),
    check('notices_level', sql`${table.level} in ('info', 'warning', 'outage')`),
  ],
);

/** What an agent has read and kept. */
export const noticeMarks = pgTable(
  'notice_marks',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    readAt: instant('read_at'),
    keptAt: instant('kept_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.noticeId] }),
    // A notice that is deleted takes its marks with it.
    index('notice_marks_notice').on(table.noticeId),
  ],
);

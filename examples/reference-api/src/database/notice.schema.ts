import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agents, instant } from './identity.schema.ts';

/** A notice to the agent `agentId`, or to all agents if it is `null`. A deleted notice disappears from their pages. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    agentId: uuid('agent_id').references(() => agents.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    level: text('level').$type<'info' | 'warning' | 'outage'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The case of the notice, such as OJ-000123. */
    caseNumber: text('case_number'),
    /** The schedule of the notice. The page offers to sell what is due, or to stop an automatic schedule. */
    scheduleId: text('schedule_id'),
    /** The transaction of the notice, by its ref. */
    ref: text('ref'),
  },
  (table) => [
    index('notices_agent').on(table.agentId, table.createdAt),
    check('notices_level', sql`${table.level} in ('info', 'warning', 'outage')`),
  ],
);

/** Read and kept notices by agent. */
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
    // Deleting a notice cascades to its marks.
    index('notice_marks_notice').on(table.noticeId),
  ],
);

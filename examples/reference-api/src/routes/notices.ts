import { desc, eq, isNull, or } from 'drizzle-orm';
import { notices as table } from '../database/notice.schema.ts';
import type { Handler } from '../http/handler.ts';

/** The most that one answer lists. */
const MOST = 50;

/** What there is to say to all agents and to this one, the newest first. */
export const notices: Handler<'notices'> = async ({ caller }, { db }) => {
  const { id, title, body, level, createdAt } = table;
  const rows = await db
    .select({ id, title, body, level, createdAt })
    .from(table)
    .where(or(isNull(table.agentId), eq(table.agentId, caller.agentId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST);
  return {
    data: rows.map((notice) => ({ ...notice, createdAt: notice.createdAt.toISOString() })),
  };
};

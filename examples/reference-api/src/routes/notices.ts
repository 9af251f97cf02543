import { desc } from 'drizzle-orm';
import { notices as table } from '../database/notice.schema.ts';
import type { Handler } from '../http/handler.ts';

/** More than that nobody reads. */
const MOST = 50;

/** What the house has to say to all agents, the newest first. */
export const notices: Handler<'notices'> = async (_, { db }) => {
  const rows = await db.select().from(table).orderBy(desc(table.createdAt), desc(table.id)).limit(MOST);
  return {
    data: rows.map(({ createdAt, ...notice }) => ({ ...notice, createdAt: createdAt.toISOString() })),
  };
};

import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { parseTime } from '../http/parseTime.ts';
import { invalid } from '../http/refusal.ts';
import { countUnread, markNotices as mark, type NoticePosition, selectNotices } from '../notices/inbox.ts';

/** Maximum notices in one response of `notices`. */
const MOST = 50;
const DEFAULT_LIMIT = 20;
const MOST_OF_INBOX = 100;

type Row = Awaited<ReturnType<typeof selectNotices>>[number];

const wireNotice = (notice: Row) => omitNull({ ...notice, createdAt: notice.createdAt.toISOString() });

/** Lists the notices to all agents and to this one, newest first. */
export const notices: Handler<'notices'> = async ({ caller }, { db }) => {
  const rows = await selectNotices(db, caller.agentId, { limit: MOST });
  return {
    data: rows.map((row) => {
      const { id, title, body, level, createdAt, isRead } = wireNotice(row);
      return { id, title, body, level, createdAt, isRead };
    }),
  };
};

const writeCursor = ({ createdAt, id }: Row) =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');

function parseCursor(cursor: string): NoticePosition {
  try {
    const [createdAt, id]: readonly unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const time = typeof createdAt === 'string' ? parseTime(createdAt) : undefined;
    if (time && typeof id === 'string') return { createdAt: time.toISOString(), id };
  } catch {
    // Throws below.
  }
  throw invalid('cursor', 'This cursor is not known. Start from the first page.');
}

function parseLimit(limit = DEFAULT_LIMIT): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_OF_INBOX) return limit;
  throw invalid('limit', `Ask for 1 to ${MOST_OF_INBOX} notices at a time.`);
}

export const noticeInbox: Handler<'noticeInbox'> = async ({ caller, query }, { db }) => {
  const limit = parseLimit(query.limit);
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const rows = await selectNotices(db, caller.agentId, { filter: query.filter, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: { unread: await countUnread(db, caller.agentId), notices: page.map(wireNotice) },
    ...(rows.length > limit && last && { meta: { nextCursor: writeCursor(last) } }),
  };
};

export const markNotices: Handler<'markNotices'> = async ({ caller, body }, context) => ({
  data: { unread: await mark(caller.agentId, body, context) },
});

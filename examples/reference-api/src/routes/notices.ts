import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { pageOf, parseLimit, parsePosition, unknownCursor, writePosition } from '../http/page.ts';
import { parseTime } from '../http/parseTime.ts';
import { countUnread, markNotices as mark, type NoticePosition, selectNotices } from '../notices/inbox.ts';

/** Maximum notices in one response of `notices`. */
const MOST = 50;
const SIZE = { rows: 'notices', usual: 20, most: 100 };

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

function parseCursor(cursor: string): NoticePosition {
  const [createdAt, id] = parsePosition(cursor);
  const time = typeof createdAt === 'string' ? parseTime(createdAt) : undefined;
  if (time && typeof id === 'string') return { createdAt: time.toISOString(), id };
  throw unknownCursor();
}

export const noticeInbox: Handler<'noticeInbox'> = async ({ caller, query }, { db }) => {
  const limit = parseLimit(query.limit, SIZE);
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const rows = await selectNotices(db, caller.agentId, { filter: query.filter, after, limit: limit + 1 });
  const { page, ...next } = pageOf(rows, limit, ({ createdAt, id }) =>
    writePosition(createdAt.toISOString(), id),
  );
  return {
    data: { unread: await countUnread(db, caller.agentId), notices: page.map(wireNotice) },
    ...next,
  };
};

export const markNotices: Handler<'markNotices'> = async ({ caller, body }, context) => ({
  data: { unread: await mark(caller.agentId, body, context) },
});

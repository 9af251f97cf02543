import type { NoticeFilter } from '@oja/core';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { noticeMarks, notices } from '../database/notice.schema.ts';
import type { Queries } from '../database/open.ts';

/** The last notice of the previous page. */
export interface NoticePosition {
  readonly createdAt: string;
  readonly id: string;
}

const isFor = (agentId: string) => or(isNull(notices.agentId), eq(notices.agentId, agentId));
const isOwnMark = (agentId: string) =>
  and(eq(noticeMarks.noticeId, notices.id), eq(noticeMarks.agentId, agentId));

const filters = {
  unread: isNull(noticeMarks.readAt),
  kept: isNotNull(noticeMarks.keptAt),
  all: undefined,
} as const;

/** Selects the notices to all agents and to this one, newest first, with the agent's marks. */
export function selectNotices(
  db: Queries,
  agentId: string,
  {
    filter = 'all',
    after,
    limit,
  }: {
    readonly filter?: NoticeFilter | undefined;
    readonly after?: NoticePosition | undefined;
    readonly limit: number;
  },
) {
  const { id, title, body, level, createdAt, caseNumber, scheduleId, ref } = notices;
  return db
    .select({
      id,
      title,
      body,
      level,
      createdAt,
      caseNumber,
      scheduleId,
      ref,
      isRead: sql<boolean>`${noticeMarks.readAt} is not null`,
      isKept: sql<boolean>`${noticeMarks.keptAt} is not null`,
    })
    .from(notices)
    .leftJoin(noticeMarks, isOwnMark(agentId))
    .where(
      and(
        isFor(agentId),
        filters[filter],
        after && sql`(${createdAt}, ${id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countUnread(db: Queries, agentId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .leftJoin(noticeMarks, isOwnMark(agentId))
    .where(and(isFor(agentId), filters.unread));
  return row?.unread ?? 0;
}

/** Marks to set; an omitted field stays unchanged. Ids of notices that the agent can't see are ignored. */
export interface NoticeMark {
  readonly ids: readonly string[];
  readonly isRead?: boolean | undefined;
  readonly isKept?: boolean | undefined;
}

/** Marks notices, and returns the number of unread ones. */
export function markNotices(
  agentId: string,
  { ids, isRead, isKept }: NoticeMark,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<number> {
  const at = new Date(clock());
  const marked = (is: boolean | undefined) => (is ? at : null);
  return db.transaction(async (tx) => {
    const own = await tx
      .select({ noticeId: notices.id })
      .from(notices)
      .where(and(inArray(notices.id, [...ids]), isFor(agentId)))
      // A fixed lock order for concurrent calls on the same notices.
      .orderBy(notices.id);
    const change = {
      ...(isRead !== undefined && { readAt: marked(isRead) }),
      ...(isKept !== undefined && { keptAt: marked(isKept) }),
    };
    if (own.length > 0 && Object.keys(change).length > 0)
      await tx
        .insert(noticeMarks)
        .values(own.map(({ noticeId }) => ({ agentId, noticeId, ...change })))
        .onConflictDoUpdate({ target: [noticeMarks.agentId, noticeMarks.noticeId], set: change });
    return countUnread(tx, agentId);
  });
}

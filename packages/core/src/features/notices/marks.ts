import * as v from 'valibot';
import { object } from '../../shared/schemas/object.ts';
import { parseStored, type TextStorage } from '../../shared/textStorage.ts';
import type { InboxNotice } from './inboxSchema.ts';
import type { Notice } from './schema.ts';

/** A change to some notices. An omitted property does not change. */
export interface NoticeChange {
  readonly isRead?: boolean;
  readonly isKept?: boolean;
}

/** Stores on this device which notices an agent has read and kept, for a server that does not. */
export interface NoticeMarks {
  applyTo(notice: Notice): InboxNotice;
  mark(ids: readonly string[], change: NoticeChange): void;
}

/** The maximum number of stored marks; an answer has 50 notices. */
const MOST = 200;

const ids = v.fallback(v.array(v.pipe(v.string(), v.maxLength(256))), []);
const keptSchema = object({ agent: v.string(), read: ids, kept: ids });

/** Creates the marks of `agent`. Marks of another agent are dropped. */
export function createNoticeMarks(storage: TextStorage, agent: string): NoticeMarks {
  const stored = v.safeParse(keptSchema, parseStored(storage));
  const mine = stored.success && stored.output.agent === agent ? stored.output : { read: [], kept: [] };
  const read = new Set(mine.read);
  const kept = new Set(mine.kept);
  const change = (set: Set<string>, id: string, is: boolean | undefined) => {
    if (is === undefined) return;
    set.delete(id);
    if (is) set.add(id);
  };
  return {
    applyTo: (notice) => ({
      ...notice,
      isRead: notice.isRead || read.has(notice.id),
      isKept: kept.has(notice.id),
      caseNumber: undefined,
      scheduleId: undefined,
      ref: undefined,
    }),
    mark(changed, { isRead, isKept }) {
      for (const id of changed) {
        change(read, id, isRead);
        change(kept, id, isKept);
      }
      storage.write(JSON.stringify({ agent, read: [...read].slice(-MOST), kept: [...kept].slice(-MOST) }));
    },
  };
}

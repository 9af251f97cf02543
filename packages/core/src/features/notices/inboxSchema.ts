import * as v from 'valibot';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, maybe } from '../../shared/schemas/text.ts';
import { word } from '../../shared/schemas/word.ts';
import { noticeSchema } from './schema.ts';

/** The filters for the list of notices. */
export const noticeFilters = ['unread', 'kept', 'all'] as const;
export type NoticeFilter = (typeof noticeFilters)[number];

/** A notice with this agent's marks. `caseNumber`, `scheduleId` and `ref` link it to a case, a schedule or a transaction. */
export const inboxNoticeSchema = /* @__PURE__ */ (() =>
  object({
    ...noticeSchema.entries,
    isKept: v.nullish(v.boolean(), false),
    caseNumber: maybe(identifier),
    scheduleId: maybe(identifier),
    ref: maybe(identifier),
  }))();
export type InboxNotice = v.InferOutput<typeof inboxNoticeSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One page, newest first. `unread` counts all notices of the agent, not only this page's. */
export const noticeInboxSchema = object({ unread: count, notices: list(inboxNoticeSchema) });

/** `cursor` comes from the previous page's `meta.nextCursor`; `limit` is at most 100. */
export const noticeInboxQuerySchema = object({
  filter: v.optional(v.picklist(noticeFilters)),
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
});

/** The most notices that one call marks. */
export const MOST_MARKED = 100;

/** Marks notices as read or unread, kept or not kept. An omitted mark does not change. */
export const noticeMarksSchema = object({
  ids: v.pipe(v.array(word(128)), v.minLength(1), v.maxLength(MOST_MARKED)),
  isRead: v.optional(v.boolean()),
  isKept: v.optional(v.boolean()),
});
export const noticesMarkedSchema = object({ unread: count });

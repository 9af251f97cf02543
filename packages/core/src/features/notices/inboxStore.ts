import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { CallResult } from '../../http/parseResponse.ts';
import { lacksTheCall } from '../../http/problem.ts';
import { deviceText } from '../../platform/defaultPlatform.ts';
import { type CursorPages, createCursorPages, type Pages } from '../../store/pages.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { noticeEndpoints } from './endpoints.ts';
import { noticeInboxEndpoints } from './inboxEndpoints.ts';
import type { InboxNotice, NoticeFilter } from './inboxSchema.ts';
import { createNoticeMarks, type NoticeChange } from './marks.ts';

/** The notices that match the filter, and the number of all unread notices. */
export interface InboxPages extends Pages<InboxNotice> {
  readonly unread: number;
}

/**
 * All notices, with the agent's marks. The server stores the marks; if it lacks the call, this device stores them, for
 * the notices of GET /notify.
 */
export interface NoticeInboxStore extends CursorPages<InboxPages> {
  readonly filter: ReadonlySignal<NoticeFilter>;
  narrow(filter: NoticeFilter): Promise<void>;
  /** Marks notices. They stay in the list until it is loaded again, so that nothing moves while the agent taps. */
  mark(ids: readonly string[], change: NoticeChange): Promise<CallResult<unknown>>;
}

const PAGE = 20;

const letsThrough: Readonly<Record<NoticeFilter, (notice: InboxNotice) => boolean>> = {
  unread: ({ isRead }) => !isRead,
  kept: ({ isKept }) => isKept,
  all: () => true,
};

const isMissing = (result: CallResult<unknown>) => !result.ok && lacksTheCall(result.problem);

/** The inbox of a server that stores no marks: GET /notify with the marks on this device. */
function createDeviceInbox({ call, platform, account }: Pick<StoreContext, 'call' | 'platform' | 'account'>) {
  const storage = platform.noticeMarksStorage ?? deviceText('oja_notices');
  const marks = () => createNoticeMarks(storage, account.peek()?.agentId ?? '');
  return {
    async list(filter: NoticeFilter): Promise<CallResult<InboxPages>> {
      const result = await call(noticeEndpoints.notices);
      if (!result.ok) return result;
      const marked = result.data.map(marks().applyTo).sort((a, b) => b.createdAt - a.createdAt);
      const unread = marked.filter(letsThrough.unread).length;
      return { ...result, data: { items: marked.filter(letsThrough[filter]), nextCursor: null, unread } };
    },
    mark: (ids: readonly string[], change: NoticeChange) => marks().mark(ids, change),
  };
}

/** Creates the store of the notice inbox; pass it to `client.getStore`. */
export function createNoticeInboxStore(
  context: Pick<StoreContext, 'call' | 'now' | 'platform' | 'account'>,
): NoticeInboxStore {
  const { call, now } = context;
  const filter = signal<NoticeFilter>('unread');
  const device = createDeviceInbox(context);
  const pages = createCursorPages<InboxNotice, InboxPages>(
    async (cursor) => {
      const query = { filter: filter.peek(), limit: PAGE, cursor };
      const result = await call(noticeInboxEndpoints.noticeInbox, { query });
      if (isMissing(result)) return device.list(query.filter);
      if (!result.ok) return result;
      const { unread, notices } = result.data;
      return { ...result, data: { items: notices, unread, nextCursor: result.nextCursor } };
    },
    ({ id }) => id,
    now,
  );
  const show = (ids: readonly string[], change: NoticeChange, unread?: number) =>
    pages.change((shown) => {
      const items = shown.items.map((one) => (ids.includes(one.id) ? { ...one, ...change } : one));
      const fewer = shown.items.filter(letsThrough.unread).length - items.filter(letsThrough.unread).length;
      return { ...shown, items, unread: unread ?? Math.max(0, shown.unread - fewer) };
    });
  return {
    ...pages,
    filter,
    async narrow(to) {
      if (to === filter.peek()) return;
      pages.reset();
      filter.value = to;
      await pages.load();
    },
    async mark(ids, change) {
      const result = await call(noticeInboxEndpoints.markNotices, { body: { ids: [...ids], ...change } });
      if (isMissing(result)) {
        device.mark(ids, change);
        show(ids, change);
        return { ok: true, data: null, message: null, nextCursor: null, serverTime: null };
      }
      if (result.ok) show(ids, change, result.data.unread);
      return result;
    },
    reset() {
      filter.value = 'unread';
      pages.reset();
    },
  };
}

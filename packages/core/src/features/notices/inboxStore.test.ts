import { expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { createMemoryTextStorage } from '../../shared/textStorage.ts';
import { createFakePlatform } from '../../testing/fakePlatform.ts';
import { type Answers, createFakeServer, ok, refuse } from '../../testing/fakeServer.ts';
import { demoInbox, demoNotices } from './demo.ts';
import { createNoticeInboxStore } from './inboxStore.ts';

function inboxOver(answers: Answers, storage = createMemoryTextStorage()) {
  const server = createFakeServer(answers);
  const platform = createFakePlatform({ fetch: server.fetch, noticeMarksStorage: storage });
  const getToken = async () => ({ token: 't', expiresAt: Date.now() + 3_600_000 });
  const client = createClient({ platform, getToken, account: 'amaka' });
  return { store: client.getStore(createNoticeInboxStore), server };
}
const shown = ({ state }: ReturnType<typeof inboxOver>['store']) =>
  state.value.data?.items.map(({ id, isRead, isKept }) => [id, isRead, isKept]);

it('starts with the unread notices, and loads the kept ones when narrowed', async () => {
  const { store, server } = inboxOver({ noticeInbox: () => ok(demoInbox) });
  await store.load();
  await store.narrow('kept');
  const filters = server.calls.map((call) => call.query.get('filter'));
  expect([filters, store.filter.value, store.state.value.data?.unread]).toEqual([
    ['unread', 'kept'],
    'kept',
    2,
  ]);
});

it('shows a mark once the server has stored it, with the server’s unread count', async () => {
  const { store } = inboxOver({ noticeInbox: () => ok(demoInbox), markNotices: () => ok({ unread: 1 }) });
  await store.load();
  await store.mark(['n-3'], { isRead: true });
  expect(shown(store)?.[0]).toEqual(['n-3', true, false]);
  expect(store.state.value.data?.unread).toBe(1);
});

it('does not change a notice if the mark was refused', async () => {
  const { store } = inboxOver({ noticeInbox: () => ok(demoInbox), markNotices: () => refuse(403, 'No.') });
  await store.load();
  expect((await store.mark(['n-3'], { isRead: true })).ok).toBe(false);
  expect(shown(store)?.[0]).toEqual(['n-3', false, false]);
});

it('stores marks on this device if the server lacks the call, for this agent only, across reloads', async () => {
  const storage = createMemoryTextStorage();
  const { store } = inboxOver({ notices: () => ok(demoNotices) }, storage);
  await store.load();
  expect((await store.mark(['n-2'], { isRead: true, isKept: true })).ok).toBe(true);
  expect(store.state.value.data?.unread).toBe(1);
  const again = inboxOver({ notices: () => ok(demoNotices) }, storage).store;
  await again.load();
  expect(shown(again)).toEqual([['n-1', false, false]]);
  await again.narrow('kept');
  expect(shown(again)).toEqual([['n-2', true, true]]);
  storage.write(storage.read()?.replace('amaka', 'bola') ?? '');
  const other = inboxOver({ notices: () => ok(demoNotices) }, storage).store;
  await other.load();
  expect(other.state.value.data?.unread).toBe(2);
});

it.each(['', 'junk', '{"agent":"amaka","read":7}', '[]'])(
  'ignores %j in the device’s storage',
  async (junk) => {
    const { store } = inboxOver({ notices: () => ok(demoNotices) }, createMemoryTextStorage(junk));
    await store.load();
    expect(store.state.value.data?.unread).toBe(2);
  },
);

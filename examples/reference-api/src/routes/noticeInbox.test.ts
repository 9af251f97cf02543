import { SECOND } from '@oja/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
let amaka: string;
let bola: string;
beforeAll(async () => {
  amaka = await signIn(api().url);
  bola = await signIn(api().url, OTHER_AGENT);
});

const NEWEST = Date.parse('2026-11-21T09:00:00Z');
/** Inserts notices to all agents, n-0 the newest. With `to`, the last one is only for that agent. */
async function tell(count: number, to?: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const at = new Date(NEWEST - index * SECOND).toISOString();
    const whom =
      to !== undefined && index === count - 1 ? `(select id from agents where username = '${to}')` : 'null';
    await api().ledger.execute(
      `insert into notices (id, agent_id, title, body, level, created_at) values ('n-${index}', ${whom}, 'News', '', 'info', '${at}')`,
    );
  }
}
beforeEach(() => api().ledger.execute('delete from notices'));

const inbox = async (query: Record<string, string> = {}, token = amaka) => {
  const { data, nextCursor } = await call(api().url, 'noticeInbox', { token, query });
  return { ids: data.notices?.map(({ id }) => id), unread: data.unread, nextCursor };
};
const mark = (body: object, token = amaka) => call(api().url, 'markNotices', { token, body });

describe('the notices of an agent', () => {
  it('are unread until an agent marks them, for each agent separately', async () => {
    await tell(3);
    expect(await inbox({ filter: 'unread' })).toMatchObject({ ids: ['n-0', 'n-1', 'n-2'], unread: 3 });
    expect((await mark({ ids: ['n-0', 'n-2'], isRead: true })).data).toEqual({ unread: 1 });
    expect(await inbox({ filter: 'unread' })).toMatchObject({ ids: ['n-1'], unread: 1 });
    expect(await inbox({ filter: 'unread' }, bola)).toMatchObject({ unread: 3 });
    expect((await mark({ ids: ['n-0'], isRead: false })).data).toEqual({ unread: 2 });
    // The `notices` endpoint of the specification returns the same marks.
    const { data } = await call(api().url, 'notices', { token: amaka });
    expect(data?.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['n-0', false],
      ['n-1', false],
      ['n-2', true],
    ]);
  });

  it('can be kept whether read or not, and an omitted mark stays unchanged', async () => {
    await tell(2);
    await mark({ ids: ['n-1'], isKept: true });
    await mark({ ids: ['n-1'], isRead: true });
    expect(await inbox({ filter: 'kept' })).toMatchObject({ ids: ['n-1'] });
    await mark({ ids: ['n-1'], isKept: false });
    expect(await inbox({ filter: 'kept' })).toMatchObject({ ids: [], unread: 1 });
  });

  it('are listed page by page, without a gap if a new one arrives', async () => {
    await tell(5);
    const first = await inbox({ limit: '2' });
    expect(first.ids).toEqual(['n-0', 'n-1']);
    await api().ledger.execute(
      `insert into notices (id, title, body, level, created_at) values ('newer', 'News', '', 'info', now())`,
    );
    const second = await inbox({ limit: '2', cursor: String(first.nextCursor) });
    const third = await inbox({ limit: '2', cursor: String(second.nextCursor) });
    expect([second.ids, third.ids, third.nextCursor]).toEqual([['n-2', 'n-3'], ['n-4'], undefined]);
  });

  it('are hidden from other agents: not listed, counted or marked', async () => {
    await tell(2, 'bola');
    expect(await inbox()).toMatchObject({ ids: ['n-0'], unread: 1 });
    expect((await mark({ ids: ['n-0', 'n-1', 'none'], isRead: true })).data).toEqual({ unread: 0 });
    expect(await inbox({ filter: 'unread' }, bola)).toMatchObject({ unread: 2 });
  });

  it('are marked correctly by concurrent calls', async () => {
    await tell(3);
    const ids = ['n-2', 'n-0', 'n-1'];
    await Promise.all(
      [...Array(6).keys()].map((at) => mark({ ids: at % 2 ? ids : ids.toReversed(), isRead: true })),
    );
    expect((await inbox()).unread).toBe(0);
  });

  it.each([
    [{ ids: [] }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, at) => `n-${at}`) }, 'ids'],
    [{ ids: ['n-0'], isRead: 'yes' }, 'isRead'],
  ])('can’t be marked with %j', async (body, field) => {
    const { status, errors } = await mark(body);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  it.each([{ limit: '101' }, { cursor: 'x' }, { filter: 'old' }])(
    'can’t be listed with %j',
    async (query) => {
      const { status, errors } = await call(api().url, 'noticeInbox', { token: amaka, query });
      expect([status, Object.keys(errors ?? {})]).toEqual([400, Object.keys(query)]);
    },
  );
});

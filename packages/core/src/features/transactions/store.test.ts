import { describe, expect, it, vi } from 'vitest';
import { demoTransaction, demoTransactions } from '../../contract/demo/agent.ts';
import { html, ok, type Reply } from '../../testing/fakeServer.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { createTransactionsStore } from './store.ts';

const now = () => 5_000;

/** A history of three pages, newest first; the server sends each page oldest first. */
function pages() {
  const row = (id: number) => demoTransaction({ id: String(id), ref: `OJA-${id}` });
  return createTestCall({
    transactions({ query }) {
      const cursor = query.get('cursor');
      if (!cursor) return ok([row(5), row(6)], { nextCursor: 'c1' });
      // A purchase in between has pushed one row onto the next page.
      return cursor === 'c1' ? ok([row(3), row(4), row(5)], { nextCursor: 'c2' }) : ok([row(1), row(2)]);
    },
    transaction: ({ params }) => ok(demoTransaction({ id: '99', ref: params['ref'] ?? '' })),
  });
}

describe('the transactions', () => {
  const idsOf = (store: ReturnType<typeof createTransactionsStore>) =>
    store.state.peek().data?.items.map(({ id }) => id);

  it('are reversed for display', async () => {
    const store = createTransactionsStore(
      createTestCall({ transactions: () => ok(demoTransactions) }).call,
      now,
    );
    await store.load();
    expect(idsOf(store)).toEqual(['9001', '9000', '8998', '8996', '8995']);
  });

  it('are loaded page by page, each row once, until there are no more', async () => {
    const { call, server } = pages();
    const store = createTransactionsStore(call, now);
    await store.load();
    expect(idsOf(store)).toEqual(['6', '5']);
    await store.loadMore();
    expect(idsOf(store)).toEqual(['6', '5', '4', '3']);
    await store.loadMore();
    expect(idsOf(store)).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(await store.loadMore()).toBeNull();
    expect(server.calls.map(({ query }) => query.get('cursor'))).toEqual([null, 'c1', 'c2']);
  });

  it('load one page at a time', async () => {
    const { call, server } = pages();
    const store = createTransactionsStore(call, now);
    await store.load();
    const [first, second] = [store.loadMore(), store.loadMore()];
    expect(store.isLoadingMore.peek()).toBe(true);
    expect(await second).toBeNull();
    expect(await first).toMatchObject({ ok: true });
    expect(store.isLoadingMore.peek()).toBe(false);
    expect(server.calls).toHaveLength(2);
  });

  it('are unchanged if the next page fails', async () => {
    let isBroken = false;
    const { call } = createTestCall({
      transactions: (): Reply<never> | Reply<(typeof demoTransactions)[number][]> =>
        isBroken ? html(502) : ok(demoTransactions, { nextCursor: 'c1' }),
    });
    const store = createTransactionsStore(call, now);
    await store.load();
    isBroken = true;
    expect(await store.loadMore()).toMatchObject({ ok: false });
    expect(idsOf(store)).toHaveLength(5);
    expect(store.isLoadingMore.peek()).toBe(false);
  });

  it('never continue with another agent’s page, even with the same cursor', async () => {
    let arrive: () => void = () => {};
    let agent = 'amaka';
    const { call } = createTestCall({
      async transactions({ query }) {
        const whose = agent;
        if (query.has('cursor')) {
          await new Promise<void>((resolve) => {
            arrive = resolve;
          });
        }
        return ok([demoTransaction({ id: `${whose}-${query.get('cursor') ?? 'first'}` })], {
          nextCursor: 'c1',
        });
      },
    });
    const store = createTransactionsStore(call, now);
    await store.load();
    const late = store.loadMore();
    await vi.waitFor(() => expect(store.isLoadingMore.peek()).toBe(true));
    await new Promise(setImmediate);
    agent = 'bello';
    store.reset();
    expect(store.isLoadingMore.peek()).toBe(false);
    await store.load();
    arrive();
    expect(await late).toBeNull();
    expect(idsOf(store)).toEqual(['bello-first']);
  });

  it('add a new purchase at the top, and replace a known one in place', async () => {
    const { call } = pages();
    const store = createTransactionsStore(call, now);
    await store.load();
    const result = await store.find('OJA-77');
    if (!result.ok) throw new Error('Not found');
    store.put(result.data);
    expect(idsOf(store)).toEqual(['99', '6', '5']);
    store.put({ ...result.data, status: 'reversed' });
    expect(idsOf(store)).toEqual(['99', '6', '5']);
    expect(store.state.peek().data?.items[0]?.status).toBe('reversed');
  });

  it('ignore a purchase before they are loaded', async () => {
    const { call } = pages();
    const store = createTransactionsStore(call, now);
    const result = await store.find('OJA-77');
    if (result.ok) store.put(result.data);
    expect(store.state.peek().status).toBe('idle');
  });

  it('are found by ref in the list first, then on the server', async () => {
    const { call, server } = pages();
    const store = createTransactionsStore(call, now);
    await store.load();
    expect(await store.find('OJA-6')).toMatchObject({ ok: true, data: { id: '6' } });
    expect(server.calls).toHaveLength(1);
    expect(await store.find('OJA-1')).toMatchObject({ ok: true, data: { ref: 'OJA-1' } });
    expect(server.calls).toHaveLength(2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { ok } from '../../testing/fakeServer.ts';
import { propertyRuns } from '../../testing/propertyRuns.helper.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { createTransactionsStore } from './store.ts';

const now = () => 5_000;
const at = (id: number) => new Date(Date.UTC(2026, 10, 1) + id * 60_000).toISOString();
const row = (id: number, change: Parameters<typeof demoTransaction>[0] = {}) =>
  demoTransaction({ id: String(id), ref: `OJA-${id}`, createdAt: at(id), ...change });
type Row = ReturnType<typeof row>;

/** A history that grows, in pages of `size`. A cursor is the id of the row that its page starts below. */
function growing(rows: Row[], { size = 3, narrows = true } = {}) {
  let hold: Promise<void> | null = null;
  const { call } = createTestCall({
    async transactions({ query }) {
      const cursor = query.get('cursor');
      const status = query.get('status');
      const all = rows
        .filter(({ id }) => cursor === null || Number(id) < Number(cursor))
        .filter((each) => !narrows || status === null || each.status === status);
      const page = all.slice(-size);
      const more = all.length > size ? { nextCursor: String(page[0]?.id) } : {};
      await hold;
      return ok(page, more);
    },
    transaction: ({ params }) =>
      ok(rows.find(({ ref }) => ref === params['ref']) ?? row(0, { ref: params['ref'] ?? '' })),
  });
  const store = createTransactionsStore(call, now);
  return {
    store,
    ids: () => store.state.peek().data?.items.map(({ id }) => Number(id)),
    async learn(change: Row) {
      rows.splice(rows.findIndex(({ id }) => id === change.id) >>> 0, 1, change);
      const result = await store.find(String(change.ref));
      if (result.ok) store.put(result.data);
    },
    /** Delays answers until the returned function is called. */
    hold() {
      let letGo = () => {};
      hold = new Promise((resolve) => {
        letGo = () => {
          hold = null;
          resolve();
        };
      });
      return letGo;
    },
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => row(index + 1));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('a history with several pages, refreshed', () => {
  it('keeps the older rows, adds the new ones, and continues after them', async () => {
    const rows = upTo(12);
    const { store, ids } = growing(rows);
    await store.load();
    await store.loadMore();
    expect(ids()).toEqual(down(12, 7));
    rows.push(row(13), row(14));
    await store.refresh();
    expect(ids()).toEqual(down(14, 7));
    await store.loadMore();
    expect(ids()).toEqual(down(14, 4));
  });

  it('shows the new state of the first page’s rows', async () => {
    const rows = upTo(9);
    const { store } = growing(rows);
    await store.load();
    await store.loadMore();
    rows[8] = row(9, { status: 'reversed' });
    await store.refresh();
    expect(store.state.peek().data?.items.map(({ status }) => status)).toEqual([
      'reversed',
      ...Array(5).fill('delivered'),
    ]);
  });

  it('drops the older rows if rows may be missing between the pages', async () => {
    const rows = upTo(6);
    const { store, ids } = growing(rows);
    await store.load();
    await store.loadMore();
    rows.push(
      ...down(16, 7)
        .reverse()
        .map((id) => row(id)),
    );
    await store.refresh();
    expect(ids()).toEqual(down(16, 14));
    await store.loadMore();
    expect(ids()).toEqual(down(16, 11));
  });

  it('has only the server’s rows if there is one page', async () => {
    const rows = upTo(6);
    const { store, ids } = growing(rows);
    await store.load();
    await store.loadMore();
    rows.splice(0, 4);
    await store.refresh();
    expect(ids()).toEqual([6, 5]);
    expect(store.state.peek().data?.nextCursor).toBeNull();
  });

  it('drops a row that no longer matches the server’s filter', async () => {
    const rows = upTo(12).map((each) => ({ ...each, status: 'pending' }));
    const { store, ids } = growing(rows);
    await store.narrow({ status: 'pending' });
    await store.loadMore();
    expect(ids()).toEqual(down(12, 7));
    rows[10] = row(11, { status: 'delivered' });
    await store.refresh();
    expect(ids()).toEqual([12, 10, 9, 8, 7]);
  });

  it('starts over with another filter', async () => {
    const { store, ids } = growing(upTo(12));
    await store.load();
    await store.loadMore();
    await store.narrow({ search: 'mtn' });
    expect(ids()).toEqual(down(12, 10));
  });

  it('is complete and in order for any calls between purchases', async () => {
    const steps = fc.array(fc.constantFrom('sell', 'sell', 'more', 'refresh'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, narrows) => {
        const rows = upTo(4).map((each, index) => ({ ...each, status: index % 2 ? 'failed' : 'delivered' }));
        const { store, ids } = growing(rows, { narrows });
        await store.narrow({ status: 'failed' });
        for (const step of taken) {
          const id = rows.length + 1;
          if (step === 'sell') rows.push(row(id, { status: id % 3 ? 'failed' : 'delivered' }));
          else if (step === 'more') await store.loadMore();
          else await store.refresh();
        }
        await store.refresh();
        while (store.state.peek().data?.nextCursor) await store.loadMore();
        const failed = rows.filter(({ status }) => status === 'failed').map(({ id }) => Number(id));
        expect(ids()).toEqual(failed.reverse());
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});

describe('a history that the server does not filter', () => {
  it('is filtered on the client, and continues below a page without a match', async () => {
    const rows = upTo(9).map((each, index) => (index < 2 ? { ...each, status: 'failed' } : each));
    const { store, ids } = growing(rows, { narrows: false });
    await store.narrow({ status: 'failed' });
    expect(ids()).toEqual([]);
    expect(store.state.peek().data?.nextCursor).toBe('7');
    await store.loadMore();
    await store.loadMore();
    expect(ids()).toEqual([2, 1]);
    await store.refresh();
    expect(ids()).toEqual([2, 1]);
  });
});

describe('a purchase that is put into the history', () => {
  it('is inserted by its time', async () => {
    const { store, ids, learn } = growing([...upTo(3), row(5), row(6)], { size: 9 });
    await store.load();
    await learn(row(4));
    expect(ids()).toEqual(down(6, 1));
  });

  it('is left out until its page is loaded if it is older than all rows', async () => {
    const { store, ids, learn } = growing(upTo(9));
    await store.load();
    await learn(row(2));
    expect(ids()).toEqual([9, 8, 7]);
  });

  it('is not lost if a refresh is running', async () => {
    const rows = upTo(3);
    const { store, ids, hold, learn } = growing(rows, { size: 9 });
    await store.load();
    const letGo = hold();
    const asked = store.refresh();
    await new Promise(setImmediate);
    await learn(row(4));
    letGo();
    await asked;
    expect(ids()).toEqual([4, 3, 2, 1]);
  });

  it('does not replace a final status of the page', async () => {
    const rows = upTo(3);
    const { store, hold } = growing(rows, { size: 9 });
    await store.load();
    const pending = store.state.peek().data?.items[0];
    if (!pending) throw new Error('There are three');
    const letGo = hold();
    const asked = store.refresh();
    store.put({ ...pending, status: 'pending' });
    letGo();
    await asked;
    expect(store.state.peek().data?.items[0]?.status).toBe('delivered');
  });
});

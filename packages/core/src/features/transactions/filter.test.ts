import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { demoTransaction, demoTransactions } from '../../contract/demo/agent.ts';
import { createMemorySessionStorage } from '../../session/sessionStorage.ts';
import { createFakePlatform } from '../../testing/fakePlatform.ts';
import { type Answers, createFakeServer, type FakeCall, ok } from '../../testing/fakeServer.ts';

function start(answer: Answers['transactions']) {
  const server = createFakeServer({ ...(answer && { transactions: answer }) });
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  const client = createClient({ platform: createFakePlatform({ fetch: server.fetch, sessionStorage }) });
  const shown = () => client.transactions.state.value.data?.items.map(({ ref }) => ref);
  const asked = () =>
    server.calls.flatMap(({ name, query }) => (name === 'transactions' ? [Object.fromEntries(query)] : []));
  return { transactions: client.transactions, shown, asked, client };
}

/** A server that ignores the query. */
const everything = () => ok(demoTransactions);

describe('a filtered history', () => {
  it('is requested with the filter as query, page by page', async () => {
    const { transactions, asked } = start(({ query }: FakeCall<'transactions'>) =>
      ok([demoTransaction({ id: query.get('cursor') ?? 'first', status: 'failed' })], { nextCursor: 'c1' }),
    );
    const from = Date.parse('2026-11-20T00:00:00+01:00');
    await transactions.narrow({ status: 'failed', category: 'data', from, search: ' mtn ' });
    await transactions.loadMore();
    const query = {
      limit: '25',
      status: 'failed',
      category: 'data',
      from: '2026-11-19T23:00:00.000Z',
      query: 'mtn',
    };
    expect(asked()).toEqual([query, { ...query, cursor: 'c1' }]);
    expect(transactions.state.value.data?.items).toHaveLength(2);
  });

  it('is filtered on the client if the server does not filter', async () => {
    const { transactions, shown } = start(everything);
    await transactions.narrow({ status: 'failed' });
    expect(shown()).toEqual(['OJA-8996']);
    await transactions.narrow({ status: null, search: '0803 000' });
    expect(shown()).toEqual(['OJA-9000']);
    await transactions.narrow({ search: '1GB airtel' });
    expect(shown()).toEqual(['OJA-8996']);
    await transactions.narrow({ search: '' });
    expect(shown()).toEqual(['OJA-9001', 'OJA-9000', 'OJA-8998', 'OJA-8996', 'OJA-8995']);
  });

  it.each([['0803 123 4567'], ['+234 803 123 4567'], ['(0803) 123-4567']])(
    'sends the digits of a number that is typed as %s',
    async (search) => {
      const { transactions, asked, shown } = start(everything);
      await transactions.narrow({ search });
      expect(asked()[0]).toMatchObject({ query: '08031234567' });
      expect(shown()).toContain('OJA-9001');
    },
  );

  it.each(['1456.5', '1456.50', '1,456.50', '₦1,456.50', '₦1,456'])(
    'can be searched for an amount by %s',
    async (search) => {
      const { transactions, shown } = start(() =>
        ok([demoTransaction({ ref: 'A', amount: '1456.50' }), demoTransaction({ id: '2' })]),
      );
      await transactions.narrow({ search });
      expect(shown()).toEqual(['A']);
    },
  );

  it.each(['adebayo', 'ADÉBÁYỌ̀'.normalize('NFD'), 'adébáyọ̀'.normalize('NFC'), 'danjuma'])(
    'can be searched for a name without its marks: %s',
    async (search) => {
      const name = 'For Adébáyọ̀ and Ɗanjuma'.normalize('NFC');
      const { transactions, shown } = start(() =>
        ok([demoTransaction({ ref: 'A', name }), demoTransaction({ id: '2' })]),
      );
      await transactions.narrow({ search });
      expect(shown()).toEqual(['A']);
    },
  );

  it('includes every status that is not final as pending', async () => {
    const { transactions, shown } = start(() =>
      ok([
        demoTransaction({ ref: 'A', status: 'processing' }),
        demoTransaction({ id: '2', status: 'failed' }),
      ]),
    );
    await transactions.narrow({ status: 'pending' });
    expect(shown()).toEqual(['A']);
  });

  it('is requested once for the same filter', async () => {
    const { transactions, asked } = start(everything);
    await transactions.narrow({ status: 'failed' });
    await transactions.narrow({ status: 'failed' });
    expect(asked()).toHaveLength(1);
  });

  it('has the last filter’s rows, even if an earlier answer arrives later', async () => {
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { transactions, shown } = start(async ({ query }) => {
      if (query.get('status') === 'failed') await slow;
      return ok(demoTransactions);
    });
    const first = transactions.narrow({ status: 'failed' });
    await transactions.narrow({ status: 'reversed' });
    letGo();
    await first;
    expect(shown()).toEqual(['OJA-8998']);
  });

  it('ignores a purchase that does not match, and drops one that no longer matches', async () => {
    const { transactions, shown } = start(everything);
    await transactions.narrow({ status: 'pending' });
    const [item] = transactions.state.value.data?.items ?? [];
    if (!item) throw new Error('There is one pending');
    transactions.put({ ...item, id: 'x', ref: 'OJA-X', status: 'delivered' });
    expect(shown()).toEqual(['OJA-9000']);
    transactions.put({ ...item, status: 'delivered' });
    expect(shown()).toEqual([]);
  });

  it('has no search for the next agent', async () => {
    const { transactions, client } = start(everything);
    await transactions.narrow({ search: 'secret customer' });
    await client.session?.logout();
    expect(transactions.filter.value.search).toBe('');
  });
});

describe('a view of the history', () => {
  it('has a separate filter, and does not change the whole history', async () => {
    const { transactions, shown } = start(everything);
    await transactions.load();
    const view = transactions.view({ status: 'failed' });
    await view.store.load();
    expect(view.store.state.value.data?.items.map(({ ref }) => ref)).toEqual(['OJA-8996']);
    expect(shown()).toHaveLength(5);
  });

  it('receives the history’s transactions while it follows', async () => {
    const { transactions } = start(everything);
    await transactions.load();
    const { store, follow } = transactions.view({ status: 'failed' });
    const stop = follow();
    await store.load();
    const [item] = transactions.state.value.data?.items ?? [];
    if (!item) throw new Error('There are five');
    transactions.put({ ...item, status: 'failed' });
    expect(store.state.value.data?.items.map(({ ref }) => ref)).toEqual([item.ref, 'OJA-8996']);
    stop();
    transactions.put(item);
    expect(store.state.value.data?.items).toHaveLength(2);
  });

  it('is reset with the session, and keeps its filter', async () => {
    const { transactions, client } = start(everything);
    const { store, follow } = transactions.view({ status: 'failed' });
    follow();
    await store.load();
    await client.session?.logout();
    expect(store.state.value.status).toBe('idle');
    expect(store.filter.value.status).toBe('failed');
  });
});

describe('one transaction', () => {
  it('is found in the list if the server lacks the call for one', async () => {
    const { transactions } = start(everything);
    expect(await transactions.find('OJA-8998')).toMatchObject({ ok: true, data: { status: 'reversed' } });
    expect(await transactions.find('OJA-1')).toMatchObject({ ok: false, problem: { status: 404 } });
  });
});

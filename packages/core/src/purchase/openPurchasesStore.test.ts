import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoTransaction } from '../demo/agent.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf } from '../testing/testPurchase.harness.ts';
import { createOpenPurchasesStore } from './openPurchasesStore.ts';

type Change = Parameters<typeof demoTransaction>[0];
const sold = (ref: string, change: Change = {}) =>
  demoTransaction({ id: ref, ref, status: 'pending', details: {}, ...change });
type Transactions = NonNullable<Parameters<typeof createTestPurchase>[0]['transactions']>;

function openOf(transactions: Transactions, more: Parameters<typeof createTestPurchase>[0] = {}) {
  const setup = createTestPurchase({ ...more, transactions });
  const store = setup.client.getStore(createOpenPurchasesStore);
  return {
    ...setup,
    store,
    shown: () => store.state.value,
    refs: () => store.state.value.items.map(({ ref }) => ref),
    asked: () => setup.server.calls.filter(({ name }) => name === 'transactions').length,
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is open', () => {
  it('is not known before the server was heard', () => {
    const { shown } = openOf(() => ok([]));
    expect(shown()).toEqual({ status: 'loading', items: [] });
  });

  it('is none only when the server says so', async () => {
    const { store, shown, server } = openOf(() => ok([]));
    await store.refresh();
    expect(shown()).toMatchObject({ status: 'known', items: [], lookedAt: null });
    expect(server.calls.at(-1)?.query.get('status')).toBe('pending');
  });

  it('is what the server lists from any device, the oldest first, with age and price', async () => {
    const { store, shown } = openOf(() =>
      ok([
        sold('B', { createdAt: '2026-11-21T09:40:00+01:00', amount: '-805.00', status: 'processing' }),
        sold('A', { createdAt: '2026-11-21T09:30:00+01:00', reference: 'key-a', status: 'initiated' }),
      ]),
    );
    await store.refresh();
    expect(shown().items).toMatchObject([
      { key: 'key-a', ref: 'A', amount: 45_600, money: 'held', isOwn: false },
      { key: 'B', ref: 'B', amount: 80_500, since: Date.parse('2026-11-21T09:40:00+01:00') },
    ]);
  });

  it('has no deposit that is on its way, and nothing that has ended', async () => {
    const rows = [sold('A'), sold('B', { transactionType: 'credit' }), sold('C', { status: 'failed' })];
    const { store, refs } = openOf(() => ok(rows));
    await store.refresh();
    expect(refs()).toEqual(['A']);
  });

  it('is read page by page to its end', async () => {
    const { store, refs, shown } = openOf(({ query }) =>
      query.get('cursor') ? ok([sold('B')]) : ok([sold('A')], { nextCursor: 'next' }),
    );
    await store.refresh();
    expect(refs()).toEqual(['A', 'B']);
    expect(shown()).toMatchObject({ lookedAt: null });
  });

  it('is said to be of the latest alone, where the server takes no notice of the filter', async () => {
    const { store, shown, refs, asked } = openOf(() =>
      ok([sold('A'), sold('B', { status: 'delivered' }), sold('C', { status: 'failed' })], {
        nextCursor: 'next',
      }),
    );
    await store.refresh();
    expect(shown()).toMatchObject({ status: 'known', lookedAt: 3 });
    expect(refs()).toEqual(['A']);
    expect(asked()).toBe(1);
  });

  it('is unknown while the server can’t be asked, and keeps what it said before', async () => {
    let reply: ReturnType<Transactions> = ok([sold('A')]);
    const { store, shown, refs } = openOf(() => reply);
    await store.refresh();
    reply = refuse(403, 'No.');
    await store.refresh();
    expect(shown()).toMatchObject({ status: 'unknown', at: expect.any(Number) });
    expect(refs()).toEqual(['A']);
    reply = ok([]);
    const asking = store.refresh();
    expect(shown().status).toBe('unknown');
    await asking;
    expect(shown()).toMatchObject({ status: 'known', items: [] });
  });

  it('is unknown, not none, where it could never be asked', async () => {
    const { store, shown } = openOf(() => refuse(403, 'No.'));
    await store.refresh();
    expect(shown()).toMatchObject({ status: 'unknown', items: [], at: null });
  });
});

describe('a purchase of this device', () => {
  const pending = {
    purchase: ({ body }: { body: { reference: string } }) => ok(purchaseOf(body.reference, 'pending')),
  };

  it('is there before the server was heard, and once when it lists it too', async () => {
    const setup = openOf(
      () => ok([purchaseOf(setup.purchases()[0]?.body.reference ?? '', 'pending')]),
      pending,
    );
    await setup.buy();
    expect(setup.shown()).toMatchObject({ status: 'loading', items: [{ isOwn: true, money: 'held' }] });
    await setup.store.refresh();
    expect(setup.shown()).toMatchObject({ status: 'known', items: [{ isOwn: true, name: '1 GB' }] });
    expect(setup.shown().items).toHaveLength(1);
  });

  it('leaves at once when its end is known, also while the server’s list is older', async () => {
    let status = 'pending';
    const setup = openOf(() => ok([purchaseOf(setup.purchases()[0]?.body.reference ?? '', 'pending')]), {
      ...pending,
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', status)),
    });
    await setup.buy();
    await setup.store.refresh();
    const stop = setup.store.state.subscribe(() => {});
    status = 'delivered';
    setup.machine.checkNow();
    await pass(100);
    expect(setup.shown().items).toEqual([]);
    stop();
  });

  it('that the server was thought never to have stays, once the server lists it', async () => {
    const setup = openOf(() => ok([purchaseOf(setup.purchases()[0]?.body.reference ?? '', 'pending')]), {
      purchase: () => refuse(402, 'Too little money.', { code: 'insufficient_balance' }),
    });
    await setup.buy();
    await setup.store.refresh();
    expect(setup.shown()).toMatchObject({ items: [{ isOwn: false, money: 'held' }] });
  });
});

describe('while it is watched', () => {
  it('is asked every 15 s while something is open, then each minute, and no more after', async () => {
    let rows = [sold('A')];
    const { store, refs, asked } = openOf(() => ok(rows));
    const stop = store.watch();
    await pass(0);
    expect(refs()).toEqual(['A']);
    rows = [];
    await pass(15_000);
    expect(refs()).toEqual([]);
    expect(asked()).toBe(2);
    await pass(59_000);
    expect(asked()).toBe(2);
    await pass(1_000);
    expect(asked()).toBe(3);
    stop();
    await pass(600_000);
    expect(asked()).toBe(3);
  });

  it('is asked when the device wakes, and again soon after a failure', async () => {
    let reply: ReturnType<Transactions> = ok([]);
    const { store, asked, shown, platform } = openOf(() => reply);
    const stop = store.watch();
    await pass(0);
    reply = refuse(403, 'No.');
    platform.wake();
    await pass(0);
    expect([asked(), shown().status]).toEqual([2, 'unknown']);
    reply = ok([]);
    await pass(15_000);
    expect([asked(), shown().status]).toEqual([3, 'known']);
    stop();
  });

  it('is asked once by two who watch, and by the second alone after the first has left', async () => {
    const { store, asked } = openOf(() => ok([]));
    const stops = [store.watch(), store.watch()];
    await pass(0);
    expect(asked()).toBe(1);
    stops[0]?.();
    stops[0]?.();
    await pass(60_000);
    expect(asked()).toBe(2);
    stops[1]?.();
  });

  it('follows a purchase that begins and ends here', async () => {
    const { store, asked, buy } = openOf(() => ok([]), {
      purchase: ({ body }) => ok(purchaseOf(body.reference)),
    });
    const stop = store.watch();
    await pass(0);
    expect(asked()).toBe(1);
    await buy();
    await pass(0);
    expect(asked()).toBeGreaterThan(1);
    stop();
  });

  it('forgets everything at the end of a session, and asks no more', async () => {
    const { store, client, shown, asked } = openOf(() => ok([sold('A')]));
    const stop = store.watch();
    await pass(0);
    client.session?.logout();
    await pass(0);
    expect(shown()).toEqual({ status: 'loading', items: [] });
    const before = asked();
    await pass(120_000);
    expect(asked()).toBe(before);
    stop();
  });

  it('drops an answer that comes after the session has ended', async () => {
    type List = Awaited<ReturnType<Transactions>>;
    let answer: (list: List) => void = () => {};
    const answered = new Promise<List>((resolve) => {
      answer = resolve;
    });
    const { store, client, shown } = openOf(() => answered);
    const asking = store.refresh();
    await pass(0);
    client.session?.logout();
    answer(ok([sold('A')]));
    await asking;
    expect(shown()).toEqual({ status: 'loading', items: [] });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf } from '../testing/testPurchase.helper.ts';
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

describe('open purchases', () => {
  it('are loading before the first answer of the server', () => {
    const { shown } = openOf(() => ok([]));
    expect(shown()).toEqual({ status: 'loading', items: [] });
  });

  it('are known and empty only if the server says so', async () => {
    const { store, shown, server } = openOf(() => ok([]));
    await store.refresh();
    expect(shown()).toMatchObject({ status: 'known', items: [], lookedAt: null });
    expect(server.calls.at(-1)?.query.get('status')).toBe('pending');
  });

  it('are the server’s list from all devices, oldest first, with time and price', async () => {
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

  it('do not include deposits or final statuses', async () => {
    const rows = [sold('A'), sold('B', { transactionType: 'credit' }), sold('C', { status: 'failed' })];
    const { store, refs } = openOf(() => ok(rows));
    await store.refresh();
    expect(refs()).toEqual(['A']);
  });

  it('are loaded page by page to the end', async () => {
    const { store, refs, shown } = openOf(({ query }) =>
      query.get('cursor') ? ok([sold('B')]) : ok([sold('A')], { nextCursor: 'next' }),
    );
    await store.refresh();
    expect(refs()).toEqual(['A', 'B']);
    expect(shown()).toMatchObject({ lookedAt: null });
  });

  it('are limited to the first page if the server ignores the filter', async () => {
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

  it('are unknown while the server refuses, and keep the last list', async () => {
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

  it('are unknown, not empty, if the server never answered', async () => {
    const { store, shown } = openOf(() => refuse(403, 'No.'));
    await store.refresh();
    expect(shown()).toMatchObject({ status: 'unknown', items: [], at: null });
  });
});

describe('a purchase of this device', () => {
  const pending = {
    purchase: ({ body }: { body: { reference: string } }) => ok(purchaseOf(body.reference, 'pending')),
  };

  it('is listed before the first answer, and once if the server lists it too', async () => {
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

  it('disappears once its end is known, even if the server’s list is older', async () => {
    let status = 'pending';
    const setup = openOf(() => ok([purchaseOf(setup.purchases()[0]?.body.reference ?? '', 'pending')]), {
      ...pending,
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', status)),
    });
    await setup.buy();
    await setup.store.refresh();
    const stop = setup.store.state.subscribe(() => {});
    status = 'delivered';
    setup.machine.requeryNow();
    await pass(100);
    expect(setup.shown().items).toEqual([]);
    stop();
  });

  it('stays open after a refusal if the server lists it', async () => {
    const setup = openOf(() => ok([purchaseOf(setup.purchases()[0]?.body.reference ?? '', 'pending')]), {
      purchase: () => refuse(402, 'Too little money.', { code: 'insufficient_balance' }),
    });
    await setup.buy();
    await setup.store.refresh();
    expect(setup.shown()).toMatchObject({ items: [{ isOwn: false, money: 'held' }] });
  });
});

describe('watching open purchases', () => {
  it('requests the list every 15 s while a purchase is open, else each minute, and stops at the end', async () => {
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

  it('requests the list when the device wakes, and again soon after a failure', async () => {
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

  it('sends one request for two watchers, and continues until the last one stops', async () => {
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

  it('requests the list again when a purchase of this page begins and ends', async () => {
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

  it('clears the list at sign-out and requests nothing more', async () => {
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

  it('drops an answer that arrives after sign-out', async () => {
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

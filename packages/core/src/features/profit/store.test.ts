import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../testing/fakeServer.ts';
import { readCsv } from '../../testing/readCsv.helper.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { profitCsv } from './csv.ts';
import { demoProfit, demoSellingPrices } from './demo.ts';
import { createSellingPricesStore } from './sellingPricesStore.ts';
import { createProfitStore } from './store.ts';

const november = { first: '2026-11-01', last: '2026-11-21' };
const context = (...answers: Parameters<typeof createTestCall>) => {
  const { call, server } = createTestCall(...answers);
  return { server, context: { call, now: () => 0 } };
};

describe('profit', () => {
  it('is requested for whole days in Lagos and by group, each once', async () => {
    const { server, context: given } = context({ profit: () => ok(demoProfit) });
    const store = createProfitStore(given);
    await store.of(november, 'day').load();
    await store.of(november, 'product').load();
    await store.of(november, 'day').load();
    expect(server.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
      { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T00:00:00+01:00', by: 'day' },
      { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T00:00:00+01:00', by: 'product' },
    ]);
    expect(store.of(november, 'day').state.peek().data?.total).toEqual({
      sales: 3,
      paid: 152_000,
      cost: 141_200,
      profit: 10_800,
    });
    store.reset();
    expect(store.of(november, 'day').state.peek().status).toBe('idle');
  });

  it('has group columns as a CSV file', async () => {
    const rows = [
      { name: '=Bisi', recipient: '08031234567', sales: 2, paid: '1000.00', cost: '912.00', profit: '88.00' },
    ];
    const store = createProfitStore(context({ profit: () => ok({ ...demoProfit, rows }) }).context);
    await store.of(november, 'customer').load();
    const { data } = store.of(november, 'customer').state.peek();
    if (!data) throw new Error('Not loaded');
    expect(readCsv(profitCsv(data, 'customer'))).toEqual([
      ['Customer', 'Number', 'Sales', 'Customers paid (NGN)', 'Cost (NGN)', 'Profit (NGN)'],
      ["'=Bisi", '0803 123 4567', '2', '1000.00', '912.00', '88.00'],
    ]);
    expect(readCsv(profitCsv(data, 'day'))[0]?.[0]).toBe('Day');
    expect(readCsv(profitCsv(data, 'product'))[1]?.[0]).toBe("'=Bisi");
  });
});

describe('selling prices', () => {
  const change = { category: 'data', markup: { kind: 'percent', basisPoints: 700 } } as const;

  it('are the server’s rules after a change', async () => {
    const { server, context: given } = context({
      sellingPrices: () => ok(demoSellingPrices),
      setSellingPrice: () => ok([change]),
    });
    const store = createSellingPricesStore(given);
    await store.load();
    expect(await store.set(change)).toMatchObject({ ok: true });
    expect(store.state.peek().data).toMatchObject([change]);
    expect(server.calls.map(({ name }) => name)).toEqual(['sellingPrices', 'setSellingPrice']);
  });

  it('do not change if a change is refused', async () => {
    const { context: given } = context({
      sellingPrices: () => ok(demoSellingPrices),
      setSellingPrice: () => refuse(400, 'No.'),
    });
    const store = createSellingPricesStore(given);
    await store.load();
    expect(await store.set(change)).toMatchObject({ ok: false });
    expect(store.state.peek().data).toHaveLength(demoSellingPrices.length);
  });
});

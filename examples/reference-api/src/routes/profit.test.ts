import { type Answer, type Category, endpoints, lagosDay, profitOf } from '@oja/core';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { PORTED_TO_MTN } from '../provider/magicNumbers.ts';
import { DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { sampleOrder } from '../testing/sampleOrder.helper.ts';
import { apiForTests, call, order, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
const now = new Date().toISOString();
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

const set = (body: unknown, as = token) => call(api().url, 'setSellingPrice', { token: as, body });
const clear = async () => {
  const { data } = await call(api().url, 'sellingPrices', { token });
  for (const { markup: _, ...scope } of v.parse(endpoints.sellingPrices.answer, data))
    await set({ ...scope, markup: null });
};
const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints });
const read = (data: unknown) => v.parse(endpoints.transaction.answer, data);

async function sell(category: Category = 'data', changes: object = {}) {
  const body = { ...sampleOrder(category), reference: crypto.randomUUID(), ...changes };
  const { data } = await call(api().url, 'purchase', { token, params: { category }, body });
  return read(data);
}
const profit = async (by: 'day' | 'product' | 'customer', as = token): Promise<Answer<'profit'>> => {
  const { data } = await call(api().url, 'profit', { token: as, query: { from: now, to: now, by } });
  return v.parse(endpoints.profit.answer, data);
};
const balance = async () =>
  v.parse(endpoints.balance.answer, (await call(api().url, 'balance', { token })).data).availableBalance;

describe('selling prices', () => {
  it('are stored by scope, where a new rule replaces the old one, and are separate for each agent', async () => {
    await set({ markup: percent(300) });
    await set({ category: 'airtime', markup: { kind: 'add', amount: '20.00' } });
    await set({ planId: 'mtn-sme-1gb-30d', markup: { kind: 'price', amount: '500.00' } });
    const { data } = await set({ markup: percent(500) });
    expect(data).toEqual([
      { markup: percent(500) },
      { category: 'airtime', markup: { kind: 'add', amount: '20.00' } },
      {
        category: 'data',
        serviceId: 'mtn-data',
        planId: 'mtn-sme-1gb-30d',
        markup: { kind: 'price', amount: '500.00' },
      },
    ]);
    const other = await signIn(api().url, OTHER_AGENT);
    expect((await call(api().url, 'sellingPrices', { token: other })).data).toEqual([]);
    await clear();
    expect((await call(api().url, 'sellingPrices', { token })).data).toEqual([]);
  });

  it.each([
    ['markup', { markup: { kind: 'add', amount: '10000.01' } }],
    ['markup', { planId: 'mtn-sme-1gb-30d', markup: { kind: 'price', amount: '455.99' } }],
    ['markup', { planId: 'mtn-sme-1gb-30d', markup: { kind: 'price', amount: '10456.01' } }],
    ['markup', { category: 'data', markup: { kind: 'price', amount: '500.00' } }],
    ['planId', { planId: 'no-such-plan', markup: percent(1) }],
    ['planId', { planId: 'mtn-sme-1gb-30d', serviceId: 'glo-data', markup: percent(1) }],
    ['serviceId', { serviceId: 'no-such-service', markup: percent(1) }],
    ['category', { category: 'betting', markup: percent(1) }],
    ['markup.basisPoints', { markup: percent(10_001) }],
    ['markup.basisPoints', { markup: percent(-1) }],
    ['markup.amount', { markup: { kind: 'add', amount: '-1.00' } }],
  ])('are refused with an error for %s for %o, and nothing is stored', async (field, body) => {
    const { status, errors } = await set(body);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
    expect((await call(api().url, 'sellingPrices', { token })).data).toEqual([]);
  });
});

describe('a sale', () => {
  it('has the selling price of its time, which later rules don’t change; the debit stays the cost', async () => {
    const before = await balance();
    expect((await sell()).sellingPrice).toBeUndefined();
    await set({ markup: percent(500) });
    const sale = await sell();
    await set({ markup: percent(9_000) });
    const { data } = await call(api().url, 'transaction', { token, params: { ref: sale.ref } });
    expect(read(data)).toMatchObject({ amount: 45_600, sellingPrice: 47_900 });
    expect(profitOf(read(data))).toBe(2_300);
    expect(before - (await balance())).toBe(2 * 45_600);
    await clear();
  });

  it('follows the rule for an amount, for several PINs and for a plan', async () => {
    await set({ category: 'airtime', markup: { kind: 'add', amount: '20.00' } });
    await set({ category: 'result-checker', markup: { kind: 'add', amount: '100.00' } });
    await set({ planId: 'mtn-sme-1gb-30d', markup: { kind: 'price', amount: '500.00' } });
    expect(profitOf(await sell('airtime'))).toBe(2_000);
    const pins = sampleOrder('result-checker');
    const each = Number(pins.expectedPrice) / (pins.quantity ?? 1);
    expect(
      profitOf(await sell('result-checker', { quantity: 3, expectedPrice: (3 * each).toFixed(2) })),
    ).toBe(30_000);
    expect(await sell('data', order())).toMatchObject({ sellingPrice: 50_000 });
    await clear();
  });

  it('earns nothing if it failed, and hides the selling price from an embed', async () => {
    await set({ markup: percent(1_000) });
    // MTN delivers to this number only if the order says that it was ported.
    const failing = { recipient: PORTED_TO_MTN };
    const failed = await sell('data', failing);
    expect(failed).toMatchObject({ status: 'failed', sellingPrice: 50_200 });
    expect(profitOf(failed)).toBe(0);
    const origin = 'https://shop.example';
    const asked = {
      scopes: ['purchase:data', 'transactions:read'],
      origin,
      maxAmount: '900.00',
      expiresIn: 600,
    };
    const session = await call(api().url, 'widgetSession', { token: DEMO_API_KEY, body: asked });
    const embed = { token: session.data.token, headers: { origin } };
    const made = await call(api().url, 'purchase', { ...embed, params: { category: 'data' }, body: order() });
    expect(made.data).not.toHaveProperty('sellingPrice');
    expect(
      read((await call(api().url, 'transaction', { token, params: { ref: String(made.data.ref) } })).data),
    ).toEqual(expect.not.objectContaining({ sellingPrice: expect.anything() }));
    const own = await call(api().url, 'transaction', { ...embed, params: { ref: failed.ref } });
    expect(own.status).toBe(200);
    expect(own.data).not.toHaveProperty('sellingPrice');
    await clear();
  });
});

describe('profit', () => {
  it('adds up by day, product and customer', async () => {
    const start = await profit('day');
    await set({ markup: percent(1_000) });
    const phone = { name: 'Bisi', recipientKind: 'phone', recipient: '08011111111' };
    await call(api().url, 'saveCustomer', { token, body: phone });
    await sell();
    await sell('airtime', { recipient: '08011111111' });
    const byDay = await profit('day');
    const airtime = sampleOrder('airtime');
    const data = sampleOrder('data');
    const added = Math.ceil(Number(airtime.expectedPrice) / 10) + Math.ceil(Number(data.expectedPrice) / 10);
    expect(byDay.total.profit - start.total.profit).toBe(added * 100);
    expect([byDay.total.sales - start.total.sales, byDay.unpriced]).toEqual([2, start.unpriced]);
    expect(byDay.rows).toEqual([{ day: lagosDay(Date.now()), ...byDay.total }]);
    const byProduct = await profit('product');
    const byCustomer = await profit('customer');
    for (const { total, rows } of [byProduct, byCustomer]) {
      expect(total).toEqual(byDay.total);
      expect(rows.reduce((sum, row) => sum + row.profit, 0)).toBe(total.profit);
      for (const row of rows) expect(row.paid - row.cost).toBe(row.profit);
    }
    expect(byProduct.rows).toContainEqual(expect.objectContaining({ category: 'data', name: 'MTN 1 GB' }));
    expect(byCustomer.rows.filter(({ name }) => name === 'Bisi')).toHaveLength(1);
  });

  it('includes only the caller’s own sales', async () => {
    const { total, rows } = await profit('product', await signIn(api().url, OTHER_AGENT));
    expect([total.sales, rows]).toEqual([0, []]);
  });

  it.each([
    ['to', { from: now, to: '2020-01-01T00:00:00Z' }],
    ['from', { from: '2020-01-01T00:00:00Z', to: now }],
    ['by', { from: now, to: now, by: 'hour' }],
  ])('is refused if the field %s is invalid', async (field, query) => {
    const asked = await call(api().url, 'profit', { token, query: { by: 'day', ...query } });
    expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([400, [field]]);
  });
});

import { kobo } from '@oja/core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

// Every refusal of a purchase by a known caller, with and without an earlier sale under its reference.
const clock = testClock();
const api = apiForTests({ clock: clock.now });
const origin = 'https://shop.example';
const PRICE = 45_600;

type Order = ReturnType<typeof order>;
/** The caller's token, with the category in the path and the headers. */
interface Way {
  readonly token: string;
  readonly category?: string;
  readonly headers?: Record<string, string>;
}

const send = (body: unknown, { token, category = 'data', headers = {} }: Way) =>
  call(api().url, 'purchase', { token, body, headers, params: { category } });

const openWidget = async (limits: { scopes?: string[]; maxAmount?: string; maxPerSale?: string } = {}) => {
  const body = { scopes: ['purchase:data'], origin, maxAmount: '5000.00', expiresIn: 600, ...limits };
  const { token } = (await call(api().url, 'widgetSession', { token: DEMO_API_KEY, body })).data;
  return { token, headers: { origin } };
};

let amaka: Way;
let bola: Way;
beforeAll(async () => {
  amaka = { token: await signIn(api().url) };
  bola = { token: await signIn(api().url, OTHER_AGENT) };
});
afterEach(async () => expect(await api().ledger.audit()).toEqual([]));

/** An external reason for a refusal: the request itself is still valid. */
interface Circumstance {
  readonly name: string;
  readonly refusal: readonly [status: number, code: string];
  /** Creates the circumstance, and returns a function that ends it. `way` is how the purchase is sent. */
  readonly begin: (way: Way) => Promise<() => Promise<unknown>>;
  readonly way?: () => Promise<Way>;
}

const sql = (statement: string) => api().ledger.execute(statement);
const circumstances: readonly Circumstance[] = [
  {
    name: 'the price has moved',
    refusal: [409, 'price_changed'],
    begin: async () => {
      await api().ledger.setPrice('mtn-sme-1gb-30d', kobo(47_000));
      return () => api().ledger.setPrice('mtn-sme-1gb-30d', kobo(PRICE));
    },
  },
  {
    name: 'the service is down',
    refusal: [409, 'service_unavailable'],
    begin: async () => {
      await api().ledger.setAvailable('mtn-data', false);
      return () => api().ledger.setAvailable('mtn-data', true);
    },
  },
  {
    name: 'the plan is gone',
    refusal: [400, 'invalid'],
    begin: async () => {
      await sql("update plans set id = 'gone' where id = 'mtn-sme-1gb-30d'");
      return () => sql("update plans set id = 'mtn-sme-1gb-30d' where id = 'gone'");
    },
  },
  {
    name: 'the service is gone',
    refusal: [400, 'invalid'],
    begin: async () => {
      await sql("update services set category = 'airtime' where id = 'mtn-data'");
      return () => sql("update services set category = 'data' where id = 'mtn-data'");
    },
  },
  {
    name: 'the balance is too low',
    refusal: [402, 'insufficient_balance'],
    way: async () => bola,
    begin: async () => {
      while ((await api().ledger.balance('bola')) >= PRICE) await send(order(), bola);
      return async () => {
        await api().ledger.setPrice('mtn-sme-1gb-30d', kobo(PRICE));
      };
    },
  },
  {
    name: 'the embed’s session has spent what it may',
    refusal: [403, 'over_limit'],
    way: () => openWidget({ maxAmount: '1000.00' }),
    begin: async (way) => {
      while ((await send(order(), way)).status === 201);
      return async () => {};
    },
  },
];

describe('a purchase that is refused for an external reason', () => {
  it.each(circumstances)('returns the earlier sale if there is one: $name', async (one) => {
    const way = await (one.way?.() ?? amaka);
    const body = order();
    const sale = await send(body, way);
    expect(sale.status).toBe(201);
    const end = await one.begin(way);
    const copy = await send(body, way);
    const fresh = await send(order(), way);
    await end();
    expect([copy.status, copy.data]).toEqual([201, sale.data]);
    // Proves that the circumstance was effective.
    expect([fresh.status, fresh.code]).toEqual(one.refusal);
    expect(await api().ledger.debits(body.reference)).toEqual([PRICE]);
  });

  it.each(circumstances)(
    'states that nothing was charged if there is no sale, and never sells a later copy: $name',
    async (one) => {
      const way = await (one.way?.() ?? amaka);
      const body = order();
      const end = await one.begin(way);
      const refused = await send(body, way);
      await end();
      expect([refused.status, refused.code]).toEqual(one.refusal);
      await expectNeverSold(body, refused.purchase, way);
    },
  );
});

async function expectNeverSold(body: Order, statement: unknown, way: Way): Promise<void> {
  const { reference } = body;
  expect(statement).toEqual({ reference, charged: false });
  const late = await send(body, way);
  expect([late.status, late.code, late.purchase]).toEqual([
    409,
    'reference_voided',
    { reference, charged: false },
  ]);
  expect(await api().ledger.debits(reference)).toEqual([]);
}

/** A fault in the request: its difference to a valid request with the same reference. */
interface Fault {
  readonly name: string;
  readonly refusal: readonly [status: number, code: string];
  readonly change?: Readonly<Record<string, unknown>>;
  readonly category?: string;
  readonly headers?: Record<string, string>;
}

const faults: readonly Fault[] = [
  { name: 'a recipient that is no number', refusal: [400, 'invalid'], change: { recipient: '0801234' } },
  { name: 'no recipient', refusal: [400, 'invalid'], change: { recipient: undefined } },
  { name: 'no plan', refusal: [400, 'invalid'], change: { planId: undefined } },
  { name: 'a plan of another service', refusal: [400, 'invalid'], change: { planId: 'airtel-cg-1gb-30d' } },
  { name: 'an unknown service', refusal: [400, 'invalid'], change: { serviceId: 'gold' } },
  { name: 'a price that is no price', refusal: [400, 'invalid'], change: { expectedPrice: '4.56e2' } },
  { name: 'two at once', refusal: [400, 'invalid'], change: { quantity: 2, expectedPrice: '912.00' } },
  { name: 'half a one', refusal: [400, 'invalid'], change: { quantity: 1.5 } },
  { name: 'a meter type that is none', refusal: [400, 'invalid'], change: { meterType: 'solar' } },
  { name: 'a character that can’t be stored', refusal: [400, 'invalid'], change: { planId: 'mtn\u0000' } },
  { name: 'an unknown category', refusal: [404, 'not_found'], category: 'gold' },
  { name: 'the wrong category', refusal: [400, 'invalid'], category: 'cable' },
  {
    name: 'another key in the header',
    refusal: [400, 'invalid'],
    headers: { 'idempotency-key': crypto.randomUUID() },
  },
];

describe('a purchase that is refused for a fault of the request', () => {
  it.each(faults)('keeps the other purchase under its reference: $name', async (fault) => {
    const body = order();
    const sale = await send(body, amaka);
    const copy = await send({ ...body, ...fault.change }, { ...amaka, ...fault });
    const same = fault.headers !== undefined;
    expect([copy.status, copy.code]).toEqual(same ? [201, undefined] : [422, 'reference_reused']);
    expect(copy.message).not.toContain('You have not been charged');
    expect((await send(body, amaka)).data).toEqual(sale.data);
    expect(await api().ledger.debits(body.reference)).toEqual([PRICE]);
  });

  it.each(faults)(
    'states that nothing was charged if there is no sale, and never sells a later copy: $name',
    async (fault) => {
      const body = order();
      const refused = await send({ ...body, ...fault.change }, { ...amaka, ...fault });
      expect([refused.status, refused.code]).toEqual(fault.refusal);
      await expectNeverSold(body, refused.purchase, amaka);
    },
  );

  it('hides sales of another session and sells nothing if the embed lacks the scope', async () => {
    const way = await openWidget();
    const narrow = await openWidget({ scopes: ['purchase:airtime'] });
    const sold = order();
    await send(sold, way);
    const copy = await send(sold, narrow);
    expect([copy.status, copy.code, copy.purchase]).toEqual([422, 'reference_reused', undefined]);
    expect(await api().ledger.debits(sold.reference)).toEqual([PRICE]);
    const body = order();
    const refused = await send(body, narrow);
    expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
    await expectNeverSold(body, refused.purchase, way);
  });

  it('makes no statement about a charge without a reference', async () => {
    for (const reference of [undefined, 'REF-1', 42]) {
      const came = await send({ ...order(), reference }, amaka);
      expect([came.status, came.code, came.purchase]).toEqual([400, 'bad_request', undefined]);
      expect(Object.keys(came.errors ?? {})).toEqual(['reference']);
    }
  });

  it('makes no statement about a charge if the reference is named twice', async () => {
    const { reference } = order();
    const twice = `{"reference":"${crypto.randomUUID()}","reference":"${reference}"}`;
    const response = await fetch(`${api().url}/api/v1/agent/services/data/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${amaka.token}` },
      body: twice,
    });
    const came = (await response.json()) as { code: string; purchase?: unknown };
    expect([response.status, came.code, came.purchase]).toEqual([400, 'invalid_json', undefined]);
    expect((await send(order({ reference }), amaka)).status).toBe(201);
  });
});

describe('a renewal of TV', () => {
  const renewal = (reference: string) => ({
    reference,
    serviceId: 'dstv',
    recipient: '1000000001',
    expectedPrice: '19000.00',
  });

  it('returns the earlier sale for a copy', async () => {
    const cable = { ...amaka, category: 'cable' };
    const body = renewal(crypto.randomUUID());
    const sale = await send(body, cable);
    expect(sale.status).toBe(201);
    expect((await send(body, cable)).data).toEqual(sale.data);
    const nothing = { ...renewal(crypto.randomUUID()), recipient: '1000000009' };
    const refused = await send(nothing, cable);
    expect([refused.status, refused.code, refused.purchase?.charged]).toEqual([400, 'invalid', false]);
  });
});

import {
  type Category,
  categories,
  type Endpoint,
  type EndpointName,
  endpoints,
  findDefinition,
  widgetScopes,
} from '@oja/core';
import { requests } from '@oja/core/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { serviceRows } from '../catalogue/catalogue.ts';
import { DEMO_AGENT, DEMO_API_KEY } from '../seed/demo.ts';
import { sampleOrder } from '../testing/sampleOrder.helper.ts';
import { apiForTests, call } from '../testing/testApi.helper.ts';

// Tests the reach of each scope, for every category of core's catalogue.
const origin = 'https://shop.example';
const headers = { origin };
const api = apiForTests();

const ask = (changes: object = {}) =>
  call(api().url, 'widgetSession', {
    token: DEMO_API_KEY,
    body: { scopes: ['purchase:data'], origin, maxAmount: '9000.00', expiresIn: 600, ...changes },
  });
const open = async (scopes: readonly string[], changes: object = {}) =>
  (await ask({ scopes, ...changes })).data.token;
const scopeOf = (category: Category) => `purchase:${category}`;
const sell = (token: string, category: Category, changes: object = {}) =>
  call(api().url, 'purchase', {
    token,
    headers,
    params: { category },
    body: { ...sampleOrder(category), reference: crypto.randomUUID(), ...changes },
  });
const see = (token: string, ref: unknown) =>
  call(api().url, 'transaction', { token, headers, params: { ref: String(ref) } });
const reached = ({ status, code }: { status: number; code: string | undefined }) => [status, code];
const refused = [403, 'forbidden'];

const checks = {
  meter: { meter_number: '99000000010', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
  smartcard: { smartcard_number: '1000000001', provider: 'dstv' },
  profile: { profile_id: '0123456789', product: 'jamb' },
} satisfies Partial<Record<EndpointName, Record<string, string>>>;
type Check = keyof typeof checks;
const check = (token: string, name: Check) => call(api().url, name, { token, headers, query: checks[name] });

const sold: Partial<Record<Category, unknown>> = {};
beforeAll(async () => {
  const token = await open(categories.map(scopeOf));
  for (const category of categories) sold[category] = (await sell(token, category)).data.ref;
});

describe.each(categories)('a session with a scope only for %s', (category) => {
  let token: string;
  beforeAll(async () => {
    token = await open([scopeOf(category)]);
  });

  it('lists the services of its category only', async () => {
    const { data } = await call(api().url, 'services', { token, headers });
    expect(data).toHaveLength(serviceRows.filter((service) => service.category === category).length);
    expect(new Set(data?.map((service) => service.category))).toEqual(new Set([category]));
  });

  it('sells in its category only', async () => {
    const before = await api().ledger.balance(DEMO_AGENT.username);
    for (const other of categories.filter((one) => one !== category))
      expect(reached(await sell(token, other))).toEqual(refused);
    expect(await api().ledger.balance(DEMO_AGENT.username)).toBe(before);
    const { status, data } = await sell(token, category);
    expect([status, data.status, data.category]).toEqual([201, 'delivered', category]);
    expect(JSON.stringify(data)).not.toMatch(/commission|balance/i);
  });

  it('makes only the check that a sale in its category needs', async () => {
    const needed = findDefinition(category)?.verification?.endpoint.name;
    for (const name of Object.keys(checks) as Check[])
      expect(reached(await check(token, name))).toEqual(name === needed ? [200, undefined] : refused);
  });

  it('sees its site’s sales in its category only', async () => {
    for (const other of categories)
      expect(reached(await see(token, sold[other]))).toEqual(
        other === category ? [200, undefined] : [404, 'not_found'],
      );
  });
});

describe('the receipt for a visitor of a partner’s page', () => {
  it('contains the goods and a masked name, without the address and the provider’s reference', async () => {
    const token = await open(['purchase:electricity']);
    const { data } = await sell(token, 'electricity', { recipient: '99000000028' });
    const { delivery } = (await see(token, data.ref)).data;
    expect(delivery).toEqual(data.delivery);
    expect(delivery).toMatchObject({ customerName: expect.stringMatching(/^\S{1,2}\*{3} \S{1,2}\*{3}$/) });
    expect(Object.keys(delivery || {}).sort()).toEqual(
      ['arrears', 'customerName', 'message', 'tariff', 'token', 'tokenAmount', 'units', 'vat'].sort(),
    );
  });

  it('is empty while the sale is pending', async () => {
    const token = await open(['purchase:electricity']);
    const { status, data } = await sell(token, 'electricity', { recipient: '99000000051' });
    expect([status, data.delivery]).toEqual([202, undefined]);
  });
});

describe('a session with every scope', () => {
  it('lists services of every category, and makes every check', async () => {
    const token = await open(categories.map(scopeOf));
    const { data } = await call(api().url, 'services', { token, headers });
    expect(new Set(data?.map((service) => service.category))).toEqual(new Set(categories));
    for (const name of Object.keys(checks) as Check[]) expect((await check(token, name)).status).toBe(200);
    expect(Object.values(sold).every((ref) => /^OJA-/.test(String(ref)))).toBe(true);
  });
});

describe('a session with a read scope', () => {
  const read = <N extends EndpointName>(token: string, name: N, query: Record<string, string> = {}) =>
    call(api().url, name, { token, headers, query });

  it('lists every price without commissions with services:read, and sells nothing', async () => {
    const token = await open(['services:read']);
    const { data } = await read(token, 'services');
    expect(new Set(data?.map(({ category }) => category))).toEqual(new Set(categories));
    expect(JSON.stringify(data)).not.toMatch(/commission/i);
    for (const category of categories) expect(reached(await sell(token, category))).toEqual(refused);
    for (const name of Object.keys(checks) as Check[])
      expect(reached(await check(token, name))).toEqual(refused);
  });

  it('looks up a meter without the address with meters:read, and no card or profile', async () => {
    const token = await open(['meters:read']);
    const { status, data } = await check(token, 'meter');
    expect([status, Object.keys(data).sort()]).toEqual([
      200,
      ['canVend', 'customerName', 'meterNumber', 'meterType', 'minimumAmount'],
    ]);
    expect(reached(await check(token, 'smartcard'))).toEqual(refused);
    expect(reached(await check(token, 'profile'))).toEqual(refused);
    const { data: discos } = await read(token, 'services');
    expect(new Set(discos?.map(({ category }) => category))).toEqual(new Set(['electricity']));
  });

  it('returns the balance with wallet:read, and no transaction', async () => {
    const token = await open(['wallet:read']);
    expect(Object.keys((await read(token, 'balance')).data).sort()).toEqual(['asOf', 'availableBalance']);
    expect(reached(await read(token, 'transactions'))).toEqual(refused);
    expect((await see(token, sold.data)).status).toBe(404);
  });

  it('lists all of the agent’s transactions with transactions:read, without commissions, balances or deliveries', async () => {
    const token = await open(['transactions:read']);
    const { status, data } = await read(token, 'transactions');
    expect(status).toBe(200);
    expect(data?.map(({ ref }) => ref)).toEqual(expect.arrayContaining(Object.values(sold)));
    expect(JSON.stringify(data)).not.toMatch(/commission|balance|"delivery"/i);
    const receipt = (await see(token, sold.electricity)).data;
    expect(receipt.delivery).toMatchObject({ token: expect.any(String) });
    expect(JSON.stringify(receipt)).not.toMatch(/commission|balance|address/i);
    expect(reached(await read(token, 'balance'))).toEqual(refused);
  });
});

describe('a session with the scope wallet:fund', () => {
  const fund = (token: string, body: object = requests.fund?.body ?? {}) =>
    call(api().url, 'fund', { token, headers, body });
  const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([name, { auth }]) => auth !== 'none' && name !== 'fund')
    .map(([name]) => name);
  let token: string;
  beforeAll(async () => {
    token = await open(['wallet:fund']);
  });

  it('opens a payment page that leads back to its site, and credits or debits nothing', async () => {
    const before = await api().ledger.balance(DEMO_AGENT.username);
    const { status, data } = await fund(token);
    const { reference } = data;
    const checkoutUrl = `${api().url}/checkout/${reference}?return=${encodeURIComponent(origin)}`;
    expect([status, data]).toEqual([201, { reference, checkoutUrl, fee: '175.00', net: '4825.00' }]);
    const page = await (await fetch(checkoutUrl)).text();
    expect(page).toContain('<a href="https://shop.example/">Back to shop.example</a>');
    expect(await api().ledger.balance(DEMO_AGENT.username)).toBe(before);
  });

  it('can’t claim a transfer, and reads why', async () => {
    const transfer = { amount: '2000.00', bankCode: '058', senderName: 'Amaka', transferReference: 'S-1' };
    const came = await fund(token, { ...transfer, method: 'manual', paidAt: '2025-11-21T09:00:00+01:00' });
    expect([came.status, came.code, came.message]).toEqual([
      403,
      'forbidden',
      'This session can only open a payment page. Use “automatic”.',
    ]);
  });

  it.each(guarded)('gets nothing from %s', async (name) => {
    const { query = {}, params, body } = requests[name] ?? {};
    const came = await call(api().url, name, {
      token,
      headers,
      query: Object.fromEntries(Object.entries(query).map(([key, one]) => [key, String(one)])),
      params: { ref: String(sold.data), category: 'data', ...params },
      ...(body && { body: name === 'purchase' ? { ...body, reference: crypto.randomUUID() } : body }),
    });
    // The list of services is empty, and a sale is unknown. Everything else is refused.
    const isEmpty = name === 'services' && Array.isArray(came.data) && came.data.length === 0;
    expect(isEmpty ? refused : reached(came)).toEqual(name === 'transaction' ? [404, 'not_found'] : refused);
  });

  it.each(categories)('sells nothing in %s', async (category) => {
    expect(reached(await sell(token, category))).toEqual(refused);
  });

  it('opens 20 payment pages, and wrong amounts do not count', async () => {
    const other = await open(['wallet:fund']);
    const automatic = (amount: string) => fund(other, { method: 'automatic', amount });
    expect((await automatic('99.99')).code).toBe('invalid');
    for (let page = 0; page < 20; page += 1) expect((await automatic('100.00')).status).toBe(201);
    expect(reached(await automatic('100.00'))).toEqual([429, 'too_many_attempts']);
    expect((await fund(await open(['wallet:fund']))).status).toBe(201);
  });

  it('is what a payment page needs: no other scope opens one', async () => {
    const others = widgetScopes.filter((scope) => scope !== 'wallet:fund');
    expect(reached(await fund(await open([...categories.map(scopeOf), ...others])))).toEqual(refused);
  });
});

describe('an unknown scope', () => {
  it.each([['purchase:gold'], ['purchase:*'], ['purchase'], ['wallet:write'], ['PURCHASE:DATA']])(
    'is refused with a list of all scopes: %s',
    async (scope) => {
      const came = await ask({ scopes: ['purchase:data', scope] });
      expect([came.status, came.code]).toEqual([400, 'invalid']);
      expect(came.errors).toEqual({
        scopes: [
          `There is no scope "${scope}". Use one or more of: ${[...categories.map(scopeOf), ...widgetScopes].join(', ')}.`,
        ],
      });
    },
  );
});

describe('the limit of one sale', () => {
  it('applies in addition to the total limit', async () => {
    const token = await open(['purchase:airtime'], { maxPerSale: '300.00', maxAmount: '800.00' });
    const airtime = (amount: string) => sell(token, 'airtime', { amount, expectedPrice: amount });
    const before = await api().ledger.balance(DEMO_AGENT.username);
    expect(reached(await airtime('301.00'))).toEqual([403, 'over_limit']);
    const came = [];
    for (const amount of ['300.00', '300.00', '201.00', '200.00', '50.00'])
      came.push((await airtime(amount)).status);
    expect(came).toEqual([201, 201, 403, 201, 403]);
    expect(await api().ledger.balance(DEMO_AGENT.username)).toBe(before - 80_000);
  });

  it.each(['0.00', 'a lot', '9000.01'])('can’t be %s', async (maxPerSale) => {
    const came = await ask({ maxPerSale });
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['maxPerSale']]);
  });
});

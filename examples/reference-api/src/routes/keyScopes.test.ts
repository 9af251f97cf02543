import {
  categories,
  type Endpoint,
  type EndpointName,
  endpoints,
  findKeyRights,
  type KeyRight,
} from '@oja/core';
import { requests } from '@oja/core/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests, buy, call, makeKey, order, signIn } from '../testing/testApi.helper.ts';

// Tests the reach of each scope at every endpoint. Includes new endpoints automatically.
const rateLimit = { requests: 10_000, windowMs: 60_000 };
const api = apiForTests({ seed: 'demo', rateLimit });

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = rows.filter(([, { auth }]) => auth !== 'none').map(([name]) => name);

const attempt = async (name: EndpointName, token: string) => {
  const { params, query = {}, body } = requests[name] ?? {};
  const { status, code } = await call(api().url, name, {
    token,
    query: Object.fromEntries(Object.entries(query).map(([key, one]) => [key, String(one)])),
    ...(params && { params: { ...params, reference: crypto.randomUUID() } }),
    ...(body && { body: name === 'purchase' ? order() : body }),
  });
  return [status, code];
};

/** One key per right. The selling key may sell in every category. */
const scopesOf: Readonly<Record<KeyRight, readonly string[]>> = {
  read: ['read'],
  'widget-sessions': ['widget-sessions'],
  purchase: categories.map((category) => `purchase:${category}`),
};
const rights = Object.keys(scopesOf) as KeyRight[];
const keys = new Map<KeyRight, string>();
let amaka: string;
let sale: string;

const keyOf = (right: KeyRight) => keys.get(right) ?? '';
const newKey = async (scopes: readonly string[]) =>
  (await makeKey(api().url, amaka, { scopes: [...scopes] })).data.key;

beforeAll(async () => {
  amaka = await signIn(api().url);
  for (const right of rights) keys.set(right, await newKey(scopesOf[right]));
  sale = String((await buy(api().url, amaka, order())).data.ref);
});

describe.each(rights)('a key with only the right %s', (right) => {
  it.each(guarded)('may call %s, or gets an error with the reason', async (name) => {
    const [status, code] = await attempt(name, keyOf(right));
    const needed = findKeyRights(name);
    if (!needed) expect([status, code]).toEqual([403, 'forbidden']);
    else if (!needed.includes(right)) expect([status, code]).toEqual([403, 'scope_missing']);
    else expect(code).toSatisfy((one) => one === undefined || one === 'not_found');
  });
});

describe('a key that sells', () => {
  it.each(categories)('only %s sells nothing else, and lists no other services', async (category) => {
    const key = await newKey([`purchase:${category}`]);
    const seen = (await call(api().url, 'services', { token: key })).data ?? [];
    expect([...new Set(seen.map((service) => service.category))]).toEqual([category]);
    for (const other of categories.filter((one) => one !== category)) {
      const body = order();
      const params = { category: other };
      const came = await call(api().url, 'purchase', { token: key, params, body });
      expect([came.status, came.code, came.purchase]).toEqual([
        403,
        'scope_missing',
        { reference: body.reference, charged: false },
      ]);
      expect(came.message).toContain(`it lacks the scope "purchase:${other}"`);
      expect(await api().ledger.debits(body.reference)).toEqual([]);
    }
  });

  it('may check a customer’s number only in a category that it sells', async () => {
    const key = await newKey(['purchase:data', 'read']);
    for (const name of ['meter', 'smartcard', 'profile'] as const)
      expect(await attempt(name, key)).toEqual([403, 'scope_missing']);
    expect((await attempt('meter', await newKey(['purchase:electricity'])))[0]).toBe(200);
  });

  it('sees its own sales without the agent’s balance and commission; with `read` all sales with them', async () => {
    const key = await newKey(['purchase:data']);
    const see = (token: string, ref: string) => call(api().url, 'transaction', { token, params: { ref } });
    expect((await see(key, sale)).code).toBe('not_found');
    const own = await buy(api().url, key, order());
    expect(own.status).toBe(201);
    expect((await see(key, String(own.data.ref))).data).toEqual(own.data);
    expect([own.data.details, own.data.commission]).toEqual([undefined, undefined]);
    const seen = await see(keyOf('read'), String(own.data.ref));
    expect(seen.data).toMatchObject({ commission: '9.00', details: { balance: expect.anything() } });
    expect((await see(keyOf('read'), sale)).status).toBe(200);
    const another = await newKey(['purchase:data']);
    expect((await see(another, String(own.data.ref))).code).toBe('not_found');
  });
});

describe('the scopes of a key', () => {
  it.each([[[]], [['purchase:gold']], [['read', 'wallet:read']], [['admin']]])(
    'are refused with an error for the field: %j',
    async (scopes) => {
      const came = await makeKey(api().url, amaka, { scopes });
      expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', ['scopes']]);
      expect(came.message).toContain('widget-sessions');
    },
  );

  it('are checked at each call: removing one also ends the widget sessions that it opened', async () => {
    const origin = 'https://shop.example';
    const { id, key } = (await makeKey(api().url, amaka, { scopes: ['read', 'widget-sessions'] })).data;
    const body = { scopes: ['purchase:data'], origin, maxAmount: '1000.00', expiresIn: 600 };
    const { token } = (await call(api().url, 'widgetSession', { token: key, body })).data;
    const embed = () => call(api().url, 'services', { token, headers: { origin } });
    expect((await embed()).status).toBe(200);
    const proof = (
      await call(api().url, 'confirmPassword', { token: amaka, body: { password: 'oja-demo-2026' } })
    ).data;
    const change = { scopes: ['read'], confirmation: proof.confirmation };
    const changed = await call(api().url, 'updateApiKey', {
      token: amaka,
      params: { id: String(id) },
      body: change,
    });
    expect(changed.data.scopes).toEqual(['read']);
    expect((await embed()).code).toBe('unauthenticated');
    expect(await attempt('widgetSession', key)).toEqual([403, 'scope_missing']);
    expect((await attempt('balance', key))[0]).toBe(200);
  });
});

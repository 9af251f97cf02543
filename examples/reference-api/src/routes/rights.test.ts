import {
  categories,
  EMBEDDER_HEADER,
  type Endpoint,
  type EndpointName,
  endpoints,
  findKeyRights,
  widgetScopes,
} from '@oja/core';
import { requests } from '@oja/core/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_AGENT, DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import {
  apiForTests,
  buy,
  call,
  makeKey,
  order,
  revokeKey,
  signIn,
  testClock,
} from '../testing/testApi.helper.ts';

// Tests the permissions of every endpoint. Includes new endpoints automatically.
const clock = testClock();
/** Allows calls to every endpoint with every kind of credential, from one address within a minute. */
const rateLimit = { requests: 10_000, windowMs: 60_000 };
const api = apiForTests({ clock: clock.now, seed: 'demo', rateLimit });
const origin = 'https://shop.example';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const only = (...rights: Endpoint['auth'][]) =>
  rows.filter(([, { auth }]) => rights.includes(auth)).map(([name]) => name);
const guarded = only('agent', 'agent-or-widget', 'api-key');

const textQuery = (name: EndpointName) =>
  Object.fromEntries(Object.entries(requests[name]?.query ?? {}).map(([key, one]) => [key, String(one)]));

/** Sends a request that is valid by the schemas, so that only the credentials can cause a refusal. */
const attempt = async (name: EndpointName, token?: string, headers: Record<string, string> = {}) => {
  const { params, body } = requests[name] ?? {};
  const { status, code } = await call(api().url, name, {
    token,
    headers,
    query: textQuery(name),
    ...(params && { params }),
    // A new reference each time, so that no response is an earlier one.
    ...(body && { body: name === 'purchase' ? { ...body, reference: crypto.randomUUID() } : body }),
  });
  return [status, code];
};

let amaka: string;
let bola: string;
let widget: string;
/** An embed that may sell everything, and read and open nothing. */
let selling: string;
/** An embed with every scope. */
let widest: string;
/** An ended session, and the widget session of a revoked key. */
let over: readonly string[];
/** The revoked key. */
let revoked: string;

const everyPurchase = categories.map((category) => `purchase:${category}`);
const everyScope = [...everyPurchase, ...widgetScopes];
const openWidget = async (key: string, scopes = ['purchase:data']) => {
  const body = { scopes, origin, maxAmount: '5000.00', expiresIn: 600 };
  return (await call(api().url, 'widgetSession', { token: key, body })).data.token;
};
beforeAll(async () => {
  amaka = await signIn(api().url);
  bola = await signIn(api().url, OTHER_AGENT);
  widget = await openWidget(DEMO_API_KEY);
  selling = await openWidget(DEMO_API_KEY, everyPurchase);
  widest = await openWidget(DEMO_API_KEY, everyScope);
  const ended = await signIn(api().url);
  await call(api().url, 'logout', { token: ended });
  const { id, key } = (await makeKey(api().url, bola)).data;
  over = [ended, await openWidget(key)];
  revoked = key;
  await revokeKey(api().url, bola, String(id));
});

describe('a caller without the right', () => {
  it.each(guarded)('gets 401 at %s without a token, or with an invented one', async (name) => {
    for (const token of [undefined, 'nonsense', `ojs_${'x'.repeat(43)}`, `ojw_${'x'.repeat(43)}`])
      expect(await attempt(name, token)).toEqual([401, 'unauthenticated']);
  });

  it.each(guarded)('gets 401 at %s with an ended session, or with a revoked key', async (name) => {
    for (const token of over)
      expect(await attempt(name, token, { origin })).toEqual([401, 'unauthenticated']);
    expect(await attempt(name, revoked)).toEqual([
      401,
      findKeyRights(name) ? 'key_revoked' : 'unauthenticated',
    ]);
  });
});

it('requires a token at each endpoint, except at those for signing in, registering and resetting', () => {
  expect(only('none')).toEqual([
    'login',
    'register',
    'resetPassword',
    'otpResetPassword',
    'confirmResetPassword',
    'factorSignIn',
    'beginPasskeySignIn',
    'passkeySignIn',
  ]);
  expect([...guarded, ...only('none')].sort()).toEqual(Object.keys(endpoints).sort());
});

describe('credentials work only at their own endpoints', () => {
  it.each(rows.filter(([, { scope }]) => scope))(
    '%s accepts an embed only with its scope',
    async (name, { scope }) => {
      const others = everyScope.filter((one) => one !== scope);
      for (const token of [widget, await openWidget(DEMO_API_KEY, others)])
        expect(await attempt(name, token, { origin })).toEqual([403, 'forbidden']);
      const own = await openWidget(DEMO_API_KEY, [String(scope)]);
      expect(await attempt(name, own, { origin })).toEqual([requests[name]?.status ?? 200, undefined]);
    },
  );

  it.each(only('agent', 'api-key'))('%s refuses an embed with any scopes', async (name) => {
    for (const token of [widget, widest])
      expect(await attempt(name, token, { origin })).toEqual([403, 'forbidden']);
  });

  it.each(only('agent-or-widget'))('%s refuses an embed on another site', async (name) => {
    expect(await attempt(name, widget, { origin: 'https://evil.example' })).toEqual([
      403,
      'origin_not_allowed',
    ]);
  });

  it.each(only('agent-or-widget'))('%s accepts the embed’s frame only in its own page', async (name) => {
    const framed = { 'sec-fetch-site': 'same-origin', [EMBEDDER_HEADER]: origin };
    expect((await attempt(name, widest, framed))[1]).not.toBe('origin_not_allowed');
    const refused = [
      { ...framed, [EMBEDDER_HEADER]: 'https://evil.example' },
      // The header of a page of another origin is ignored.
      { ...framed, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { ...framed, 'sec-fetch-site': 'same-site', origin: 'https://evil.example' },
    ];
    for (const headers of refused)
      expect(await attempt(name, widest, headers)).toEqual([403, 'origin_not_allowed']);
  });

  it.each(['meter', 'smartcard', 'profile'] as const)(
    '%s refuses an embed that may not sell there',
    async (name) => {
      expect(await attempt(name, widget, { origin })).toEqual([403, 'forbidden']);
    },
  );

  // keyScopes.test.ts tests keys with scopes.
  it.each(only('agent', 'agent-or-widget'))('%s refuses a key from before scopes existed', async (name) => {
    const code = findKeyRights(name) ? 'scope_missing' : 'forbidden';
    expect(await attempt(name, DEMO_API_KEY)).toEqual([403, code]);
  });

  it.each(only('api-key'))('%s refuses a session', async (name) => {
    expect(await attempt(name, amaka)).toEqual([403, 'forbidden']);
  });
});

describe('an agent’s own data', () => {
  let secrets: readonly string[];
  let sale: string;
  let key: string;
  let customer: string;
  let reported: string;

  beforeAll(async () => {
    const body = order();
    sale = String((await buy(api().url, amaka, body)).data.ref);
    const own = <N extends EndpointName>(name: N) => call(api().url, name, { token: amaka });
    const keys = (await own('apiKeys')).data;
    const saved = { name: 'Chinyere Obi', recipientKind: 'phone', recipient: '08099999999' };
    customer = String((await call(api().url, 'saveCustomer', { token: amaka, body: saved })).data.id);
    const report = { ref: sale, message: 'It did not arrive.' };
    reported = String((await call(api().url, 'openCase', { token: amaka, body: report })).data.number);
    const [first] = Array.isArray(keys) ? keys : [];
    key = typeof first === 'object' ? String(first?.id) : '';
    const accounts = (await own('accounts')).data ?? [];
    const claims = (await own('manualFunding')).data.claims ?? [];
    const balance = (await own('balance')).data.availableBalance;
    secrets = [
      DEMO_AGENT.username,
      DEMO_AGENT.email,
      DEMO_AGENT.phone,
      sale,
      body.reference,
      key,
      balance,
      customer,
      saved.name,
      saved.recipient,
      reported,
      ...accounts.map(({ accountNumber }) => accountNumber),
      ...claims.map(({ reference }) => reference),
    ].map(String);
    expect(secrets).toHaveLength(16);
    expect(secrets.every((secret) => secret.length > 4)).toBe(true);
  });

  const reading = only('agent', 'agent-or-widget').filter(
    (name) => endpoints[name].method === 'GET' && !endpoints[name].path.includes('{'),
  );
  it.each(reading)('is not in another agent’s response of %s', async (name) => {
    // Requests the whole list instead of the example's filtered one.
    const query = name === 'transactions' || name === 'customers' ? {} : textQuery(name);
    const came = await call(api().url, name, { token: bola, query });
    expect(came.status).toBe(200);
    const said = JSON.stringify(came.data);
    for (const secret of secrets) expect(said).not.toContain(`"${secret}"`);
  });

  it.each([
    ['transaction', () => ({ ref: sale })],
    ['revokeApiKey', () => ({ id: key })],
    ['deleteCustomer', () => ({ id: customer })],
    ['supportCase', () => ({ number: reported })],
  ] as const)('is not found by another agent who knows the id: %s', async (name, params) => {
    const came = await call(api().url, name, { token: bola, params: params() });
    expect([came.status, came.code]).toEqual([404, 'not_found']);
  });

  it('is not found by a selling embed of the same agent, except its own sales', async () => {
    const asked = { token: selling, headers: { origin }, params: { ref: sale } };
    const came = await call(api().url, 'transaction', asked);
    expect([came.status, came.code]).toEqual([404, 'not_found']);
  });

  const writing = only('agent', 'agent-or-widget').filter((name) => endpoints[name].method !== 'GET');
  it('does not change if another agent sends its ids', async () => {
    const reads = only('agent').filter((name) => endpoints[name].method === 'GET');
    const all = async () => {
      const came = [];
      for (const name of reads) came.push((await call(api().url, name, { token: amaka })).data);
      // The balance contains the time when it was read.
      return JSON.stringify(came).replace(/"asOf":"[^"]*"/g, '');
    };
    const before = await all();
    expect(writing).toEqual(
      expect.arrayContaining([
        'purchase',
        'revokeApiKey',
        'createApiKey',
        'fund',
        'openAccount',
        'changePassword',
      ]),
    );
    const somebody = await signIn(api().url, OTHER_AGENT);
    for (const name of writing) {
      const body = { ...requests[name]?.body, username: DEMO_AGENT.username, reference: sale };
      await call(api().url, name, {
        token: somebody,
        params: { id: name.endsWith('Customer') ? customer : key, ref: sale, category: 'data' },
        ...(requests[name]?.body && { body }),
      });
    }
    expect(await all()).toBe(before);
  });
});

it('refuses expired sessions at every endpoint', async () => {
  clock.forward(13 * 3_600_000);
  for (const name of guarded)
    for (const token of [amaka, widget, widest])
      expect(await attempt(name, token, { origin })).toEqual([401, 'unauthenticated']);
});

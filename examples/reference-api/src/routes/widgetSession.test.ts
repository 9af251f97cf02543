import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_AGENT, DEMO_API_KEY } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

const ORIGIN = 'https://shop.example';
const from = (origin: string) => ({ origin });
const clock = testClock();
const api = apiForTests({ clock: clock.now, providerDelayMs: 1_000 });

const ask = (changes: Record<string, unknown> = {}, token: string = DEMO_API_KEY) =>
  call(api().url, 'widgetSession', {
    token,
    body: { scopes: ['purchase:data'], origin: ORIGIN, maxAmount: '1000.00', expiresIn: 600, ...changes },
  });
const open = async (changes: Record<string, unknown> = {}) => (await ask(changes)).data.token;
const sell = (token: string, body: unknown, origin = ORIGIN) => buy(api().url, token, body, from(origin));

describe('requesting a widget session', () => {
  it('returns a short-lived token', async () => {
    const came = await ask();
    expect(came.status).toBe(201);
    expect(came.data).toMatchObject({ maxAmount: '1000.00' });
    expect(came.data.token).toMatch(/^ojw_[\w-]{43}$/);
    expect(Date.parse(came.data.expiresAt) - clock.now()).toBeGreaterThan(590_000);
  });

  it.each([
    ['expiresIn', 901],
    ['expiresIn', 0],
    ['origin', 'https://shop.example/page'],
    ['origin', 'null'],
    ['origin', 'http://shop.example'],
    ['origin', 'http://localhost.evil.example'],
    ['origin', 'https://shop.example@evil.example'],
    ['origin', 'https://amaka:secret@shop.example'],
    ['origin', 'https://shop.example/'],
    ['origin', 'https://shop.example:443'],
    ['origin', 'https://SHOP.example'],
    ['origin', 'ftp://shop.example'],
    ['origin', 'file:///etc/passwd'],
    ['origin', 'chrome-extension://abcdefgh'],
    ['origin', 'https://*'],
    ['origin', 'https://*.shop.example'],
    ['maxAmount', '200000.01'],
    ['maxAmount', '10000000000.00'],
    ['maxAmount', '-5.00'],
    ['maxAmount', 'all'],
    ['scopes', []],
    ['scopes', 'purchase:data'],
    ['scopes', ['purchase:gold']],
  ])('refuses %s %j', async (field, value) => {
    const came = await ask({ [field]: value });
    expect(came.status).toBe(400);
    expect(Object.keys(came.errors ?? {})[0]).toContain(field);
  });

  it.each([
    'https://shop.example:8443',
    'http://localhost:8081',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])('accepts the origin %s', async (origin) => {
    expect((await ask({ origin })).status).toBe(201);
  });

  it('requires an API key', async () => {
    expect((await ask({}, `oja_test_${'x'.repeat(40)}`)).status).toBe(401);
    expect((await ask({}, await signIn(api().url))).status).toBe(403);
    expect((await ask({}, await open())).status).toBe(403);
  });
});

describe('a widget session', () => {
  let token: string;
  beforeAll(async () => {
    token = await open({ maxAmount: '5000.00' });
  });

  it('sells, and reveals nothing about its agent', async () => {
    const services = await call(api().url, 'services', { token, headers: from(ORIGIN) });
    expect(services.data).toHaveLength(4);
    const sold = await sell(token, order());
    const body = order({ recipient: '08020000201' });
    await sell(token, body);
    const seen = await call(api().url, 'transaction', {
      token,
      params: { ref: body.reference },
      headers: from(ORIGIN),
    });
    expect([sold.status, sold.data.status, seen.data.status]).toEqual([201, 'delivered', 'pending']);
    const said = JSON.stringify([services.data, sold.data, seen.data]);
    for (const secret of ['commission', 'balance', 'agent', DEMO_AGENT.username, DEMO_AGENT.email]) {
      expect(said.toLowerCase()).not.toContain(secret);
    }
  });

  it.each(['user', 'balance', 'transactions', 'contact', 'logout', 'widgetSession'] as const)(
    'may not call %s',
    async (name) => {
      const came = await call(api().url, name, { token, headers: from(ORIGIN) });
      expect([came.status, came.code]).toEqual([403, 'forbidden']);
    },
  );

  it('is valid only from its own origin', async () => {
    const foreign = await sell(token, order(), 'https://evil.example');
    expect([foreign.status, foreign.code]).toEqual([403, 'origin_not_allowed']);
    const none = await call(api().url, 'services', { token });
    expect(none.code).toBe('origin_not_allowed');
  });

  it('may not sell another category', async () => {
    const came = await call(api().url, 'purchase', {
      token,
      params: { category: 'airtime' },
      body: order(),
      headers: from(ORIGIN),
    });
    expect([came.status, came.code]).toEqual([403, 'forbidden']);
  });

  it('spends no more than its limit, in one sale and in all of them', async () => {
    const before = await api().ledger.balance(DEMO_AGENT.username);
    const small = await open({ maxAmount: '1000.00' });
    const dear = await sell(small, order({ planId: 'mtn-sme-3gb-30d', expectedPrice: '1140.00' }));
    expect([dear.status, dear.code]).toEqual([403, 'over_limit']);
    const sales = await Promise.all(Array.from({ length: 5 }, () => sell(small, order())));
    expect(sales.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403]);
    expect(await api().ledger.balance(DEMO_AGENT.username)).toBe(before - 2 * 45_600);
  });

  it('gets back the price of a failed sale', async () => {
    const small = await open({ maxAmount: '500.00' });
    expect((await sell(small, order({ recipient: '08090000023' }))).data.status).toBe('failed');
    expect((await sell(small, order())).data.status).toBe('delivered');
  });

  it('expires', async () => {
    const brief = await open({ expiresIn: 60 });
    expect((await sell(brief, order())).status).toBe(201);
    clock.forward(61_000);
    expect((await sell(brief, order())).status).toBe(401);
  });

  it('sees only sales of its partner on its origin', async () => {
    const agent = await signIn(api().url);
    const mine = order();
    const agents = order();
    const session = await open();
    await sell(session, mine);
    await buy(api().url, agent, agents);
    const look = (token_: string, ref: string, origin: string) =>
      call(api().url, 'transaction', { token: token_, params: { ref }, headers: from(origin) });
    expect((await look(await open(), mine.reference, ORIGIN)).status).toBe(200);
    expect((await look(session, agents.reference, ORIGIN)).status).toBe(404);
    const elsewhere = await open({ origin: 'https://other.example' });
    expect((await look(elsewhere, mine.reference, 'https://other.example')).status).toBe(404);
    expect((await sell(elsewhere, mine, 'https://other.example')).code).toBe('reference_reused');
    expect((await sell(session, agents)).code).toBe('reference_reused');
  });
});

import { type Endpoint, type EndpointName, endpoints } from '@oja/core';
import { requests } from '@oja/core/openapi';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, order, signIn } from '../testing/testApi.helper.ts';

// Fields that an endpoint's schema doesn't name must have no effect.
const api = apiForTests();
let amaka: string;
let bola: string;
beforeAll(async () => {
  [amaka, bola] = [await signIn(api().url), await signIn(api().url, OTHER_AGENT)];
});

/** Names of columns and response fields, and names from attacks on other servers. */
const greedy = {
  id: 'mine',
  agentId: 'amaka',
  agent: 'amaka',
  userId: 'amaka',
  widgetSessionId: 'mine',
  apiKeyId: 'mine',
  balance: '900000.00',
  availableBalance: '900000.00',
  wallet: { balance: 90_000_000 },
  credited: '9.00',
  status: 'delivered',
  kind: 'funding',
  price: '1.00',
  commission: '400.00',
  fee: '-9.00',
  net: '9000.00',
  spent: '-9000.00',
  refundOf: 'mine',
  ref: 'OJA-MINE',
  role: 'admin',
  isAdmin: true,
  referredBy: 'mine',
  accountNumber: '9000000000',
  accountName: 'MINE',
  passwordHash: 'x',
  createdAt: '2020-01-01T00:00:00Z',
  constructor: { prototype: { isAdmin: true } },
  ['__proto__']: { isAdmin: true },
};
const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { body }]) =>
  body ? [[name, body] as const] : [],
);
const send = <N extends EndpointName>(name: N, body: object, token?: string) =>
  call(api().url, name, { body: { ...greedy, ...body }, token, params: { category: 'data' } });
const moneyOf = async () => [await api().ledger.balance('amaka'), await api().ledger.balance('bola')];

it.each(rows)('%s drops every field that its schema does not name', (name, schema) => {
  const example = requests[name]?.body ?? {};
  const read = v.parse(schema, { ...greedy, ...example }) as object;
  expect(Object.keys(read).sort()).toEqual(Object.keys(v.parse(schema, example) as object).sort());
  expect(Object.hasOwn(Object.prototype, 'isAdmin') || 'isAdmin' in read).toBe(false);
});

describe('mass assignment has no effect', () => {
  it('on a registration: a new account with an empty wallet', async () => {
    const own = { username: 'ngozi', email: 'ngozi@example.com', phone: '08061234569' };
    const { data } = await send('register', { ...requests['register']?.body, ...own });
    expect(data.user).toMatchObject(own);
    const { token } = data.authorization;
    expect((await call(api().url, 'balance', { token })).data.availableBalance).toBe('0.00');
    expect((await call(api().url, 'user', { token })).data).toEqual(data.user);
    expect((await call(api().url, 'transactions', { token })).data).toEqual([]);
  });

  it('on a purchase: the plan at its price, from the buyer’s own wallet', async () => {
    const [hers, before = 0] = await moneyOf();
    const body = order();
    const { data } = await send('purchase', body, bola);
    expect(data).toMatchObject({
      amount: '456.00',
      fee: '0.00',
      commission: '9.00',
      transactionType: 'debit',
    });
    expect([data.id, data.ref]).not.toContain('mine');
    expect(data.ref).toMatch(/^OJA-\d{8}-/);
    expect(Date.parse(String(data.createdAt))).toBeGreaterThan(Date.parse('2025-01-01'));
    expect(await moneyOf()).toEqual([hers, before - 45_600]);
    expect(await api().ledger.debits(body.reference)).toEqual([45_600]);
  });

  it('on a funding: a checkout with the usual fee, or a claim in review', async () => {
    const before = await moneyOf();
    const checkout = (await send('fund', { method: 'automatic', amount: '5000.00' }, bola)).data;
    expect(checkout).toMatchObject({ fee: '175.00', net: '4825.00' });
    const transfer = {
      bankCode: '058',
      senderName: 'Bola',
      transferReference: 'S-1',
      paidAt: '2025-11-21T09:00:00Z',
    };
    const claim = await send('fund', { method: 'manual', amount: '2000.00', ...transfer }, bola);
    expect(claim.data).toMatchObject({ status: 'in-review' });
    expect((await call(api().url, 'manualFunding', { token: amaka })).data.claims).toEqual([]);
    expect(await moneyOf()).toEqual(before);
  });

  it('on a dedicated account: the agent’s own, with the bank’s number and the agent’s name', async () => {
    const { data } = await send('openAccount', { bankCode: '035', bvn: '22212345678' }, bola);
    expect([data.accountName, data.accountNumber]).toEqual([
      'OJA/BOLA ADEYEMI',
      expect.not.stringMatching(/^90*$/),
    ]);
    expect((await call(api().url, 'accounts', { token: amaka })).data).toEqual([]);
  });

  it('on a widget session: the requested limit applies', async () => {
    const origin = 'https://shop.example';
    const body = { scopes: ['purchase:data'], origin, maxAmount: '500.00', expiresIn: 60 };
    const { token } = (await send('widgetSession', body, DEMO_API_KEY)).data;
    const buy = () =>
      call(api().url, 'purchase', {
        token,
        headers: { origin },
        params: { category: 'data' },
        body: { ...greedy, ...order() },
      });
    expect([(await buy()).status, (await buy()).code]).toEqual([201, 'over_limit']);
  });
});

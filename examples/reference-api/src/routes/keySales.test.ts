import { type EndpointName, HOUR, keyAccess, kobo, lagosDay, MINUTE } from '@oja/core';
import { requests } from '@oja/core/openapi';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import {
  apiForTests,
  buy,
  call,
  confirm,
  makeKey,
  order,
  revokeKey,
  signIn,
  testClock,
} from '../testing/testApi.helper.ts';

// A key that sells: its limits, its end, its addresses and its rotation.
const clock = testClock();
const lines: SecurityLine[] = [];
const messages: Message[] = [];
const api = apiForTests({
  clock: clock.now,
  addressHeader: 'x-forwarded-for',
  rateLimit: { requests: 10_000, windowMs: 60_000 },
  securityLog: (line) => lines.push(line),
  tell: (message) => messages.push(message),
});
const origin = 'https://shop.example';
const PRICE = 45_600;
const selling = ['purchase:data', 'widget-sessions'];

let agent: string;
beforeAll(async () => {
  agent = await signIn(api().url);
});
beforeEach(() => {
  lines.length = 0;
  messages.length = 0;
});
afterEach(async () => expect(await api().ledger.audit()).toEqual([]));

const make = async (settings: Parameters<typeof makeKey>[2] = {}) => {
  const { data } = await makeKey(api().url, agent, { scopes: selling, ...settings });
  return { key: data.key, id: String(data.id), prefix: String(data.prefix) };
};
const list = async () => {
  const { data } = await call(api().url, 'apiKeys', { token: agent });
  return (Array.isArray(data) ? data : []).filter((one) => typeof one === 'object');
};
const listed = async (id: string) => (await list()).find((one) => one.id === id);
const change = async (id: string, body: object) =>
  call(api().url, 'updateApiKey', {
    token: agent,
    params: { id },
    body: { ...body, confirmation: await confirm(api().url, agent) },
  });
const rotate = async (id: string, body: object = {}) =>
  call(api().url, 'rotateApiKey', {
    token: agent,
    params: { id },
    body: { ...body, confirmation: await confirm(api().url, agent) },
  });
const from = (address: string) => ({ 'x-forwarded-for': address });
const sell = (key: string, changes = {}, headers = from('102.89.23.7')) =>
  buy(api().url, key, order(changes), headers);
const spent = (id: string, amount: number) =>
  api().ledger.execute(
    `insert into api_key_spend values ('${id}', '${lagosDay(clock.now())}', ${amount})
      on conflict (api_key_id, day) do update set spent = excluded.spent`,
  );
const openEmbed = async (key: string) => {
  const body = { scopes: ['purchase:data'], origin, maxAmount: '200000.00', expiresIn: 900 };
  return (await call(api().url, 'widgetSession', { token: key, body })).data.token;
};

describe('a sale with a key', () => {
  it('is charged once for concurrent copies, and is visible to the agent', async () => {
    const { key } = await make();
    const body = order();
    const came = await Promise.all(Array.from({ length: 4 }, () => buy(api().url, key, body)));
    const made = came.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(came.every(({ status, code }) => status === 201 || code === 'in_progress')).toBe(true);
    expect(await api().ledger.debits(body.reference)).toEqual([PRICE]);
    const seen = await call(api().url, 'transaction', { token: agent, params: { ref: body.reference } });
    expect(seen.data.ref).toBe(made[0]?.data.ref);
  });

  it('needs no PIN', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    const body = { pin: '4071', askFrom: '0.00', confirmation: await confirm(api().url, bola) };
    expect((await call(api().url, 'setPin', { token: bola, body })).status).toBe(200);
    expect((await buy(api().url, bola, order())).code).toBe('pin_required');
    const { data } = await makeKey(api().url, bola, { scopes: selling });
    expect((await sell(data.key)).status).toBe(201);
  });

  it('gets `over_limit` above the limit of one sale, and no copy of it is ever charged', async () => {
    const { key, id } = await make({ maxPerSale: '455.99' });
    const body = order();
    const refused = await buy(api().url, key, body);
    expect([refused.status, refused.code, refused.purchase]).toEqual([
      403,
      'over_limit',
      { reference: body.reference, charged: false },
    ]);
    expect(refused.message).toBe(
      'This key may sell for at most ₦455.99 in one sale. You have not been charged.',
    );
    expect((await change(id, { maxPerSale: '456.00' })).status).toBe(200);
    expect((await buy(api().url, key, body)).code).toBe('reference_voided');
    expect(await api().ledger.debits(body.reference)).toEqual([]);
    expect((await sell(key)).status).toBe(201);
  });

  it('is refused for a low balance, and only a key with the scope `read` gets the missing amount', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    await api().ledger.setPrice('mtn-sme-1gb-30d', kobo(150_000_000));
    const broke = { expectedPrice: '1500000.00' };
    const limits = { dailyLimit: '9000000.00' };
    const plain = (await makeKey(api().url, bola, { scopes: selling, ...limits })).data.key;
    const reading = (await makeKey(api().url, bola, { scopes: [...selling, 'read'], ...limits })).data.key;
    const one = await sell(plain, broke);
    const other = await sell(reading, broke);
    await api().ledger.setPrice('mtn-sme-1gb-30d', kobo(PRICE));
    expect([one.status, one.code, one.message]).toEqual([
      402,
      'insufficient_balance',
      'The balance is too low. You have not been charged.',
    ]);
    expect(other.message).toMatch(/^Your balance is ₦[\d,.]+ short\. You have not been charged\.$/);
  });
});

describe('the daily limit of a key', () => {
  it('is shared by the key and its widget sessions, even under concurrent sales', async () => {
    const { key, id } = await make({ dailyLimit: '5000.00' });
    await spent(id, 500_000 - 2 * PRICE);
    const embed = await openEmbed(key);
    const sales = await Promise.all([
      ...Array.from({ length: 4 }, () => sell(key)),
      ...Array.from({ length: 4 }, () => buy(api().url, embed, order(), { origin })),
    ]);
    expect(sales.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403, 403, 403]);
    for (const [place, { status, code }] of sales.entries())
      if (status === 403) expect(code).toBe(place < 4 ? 'over_daily_limit' : 'over_limit');
    expect((await listed(id))?.spentToday).toBe('5000.00');
    const refused = await sell(key);
    expect(refused.message).toBe(
      'This key and its widgets may sell for ₦5,000.00 a day; ₦0.00 is left until midnight in Lagos. You have not been charged.',
    );
  });

  it('gets back the price of a failed sale', async () => {
    const { key, id } = await make({ dailyLimit: '456.00' });
    expect((await sell(key, { recipient: '08090000023' })).data.status).toBe('failed');
    expect((await listed(id))?.spentToday).toBe('0.00');
    expect((await sell(key)).status).toBe(201);
    expect((await sell(key)).code).toBe('over_daily_limit');
  });

  it('is shared by a key and its replacement', async () => {
    const { key, id } = await make({ dailyLimit: '456.00' });
    const next = (await rotate(id)).data.key;
    expect((await sell(key)).status).toBe(201);
    expect((await sell(next)).code).toBe('over_daily_limit');
  });

  it('applies to the widget sessions of the key, and so does the limit of one sale', async () => {
    const { key } = await make({ maxPerSale: '400.00' });
    const came = await buy(api().url, await openEmbed(key), order(), { origin });
    expect([came.status, came.code]).toEqual([403, 'over_limit']);
  });
});

describe('the settings of a key', () => {
  it.each([
    ['maxPerSale', { maxPerSale: '0.00' }],
    ['dailyLimit', { dailyLimit: '0.00' }],
    ['maxPerSale', { maxPerSale: '600000.00' }],
    ['maxPerSale', { maxPerSale: '500.00', dailyLimit: '400.00' }],
    ['maxPerSale', { maxPerSale: 'much' }],
    ['addresses', { addresses: ['shop.example'] }],
    ['addresses', { addresses: ['10.0.0.0/8', '10.0.0.1/64'] }],
    ['expiresAt', { expiresAt: 'soon' }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
  ])('are refused with an error for %s: %j', async (field, settings) => {
    const refused = [await makeKey(api().url, agent, settings), await change((await make()).id, settings)];
    for (const { status, code, errors } of refused) {
      expect([status, code, Object.keys(errors ?? {})]).toEqual([400, 'invalid', [field]]);
      expect(errors?.[field]?.[0]).toMatch(/^.{10,}\.$/);
    }
  });

  it('use up no confirmation if they are refused', async () => {
    const confirmation = await confirm(api().url, agent);
    const create = (scopes: string[]) =>
      call(api().url, 'createApiKey', { token: agent, body: { scopes, confirmation } });
    expect((await create(['gold'])).status).toBe(400);
    expect((await create(['read'])).status).toBe(201);
    expect((await create(['read'])).code).toBe('password_required');
  });

  it('change one by one, only with a confirmation, and the agent is notified', async () => {
    const { id, prefix } = await make({ name: 'Shop', maxPerSale: '500.00', addresses: ['10.0.0.1'] });
    const body = { name: 'Mine', confirmation: 'ojc_made_up' };
    const params = { id };
    expect((await call(api().url, 'updateApiKey', { token: agent, params, body })).code).toBe(
      'password_required',
    );
    expect((await listed(id))?.name).toBe('Shop');
    const changed = await change(id, { maxPerSale: null, addresses: ['2001:DB8::/32'] });
    expect(changed.data).toEqual(await listed(id));
    expect(changed.data).toMatchObject({ name: 'Shop', scopes: selling, addresses: ['2001:db8::/32'] });
    expect(changed.data).not.toHaveProperty('maxPerSale');
    expect(lines).toContainEqual(expect.objectContaining({ event: 'key-changed', keyId: id }));
    expect(messages.at(-1)?.to).toBe(DEMO_AGENT.email);
    expect(messages.at(-1)?.text).toContain(`The settings of the key ${prefix}… were changed on`);
  });

  it('return 404 for another agent’s key and for an unknown key', async () => {
    const { id } = await make();
    const bola = await signIn(api().url, OTHER_AGENT);
    const confirmation = await confirm(api().url, bola);
    for (const wrong of [id, "'; drop table api_keys; --", crypto.randomUUID()])
      for (const name of ['updateApiKey', 'rotateApiKey', 'revokeApiKey'] as const) {
        const came = await call(api().url, name, {
          token: bola,
          params: { id: wrong },
          body: { confirmation },
        });
        expect([came.status, came.code]).toEqual([404, 'not_found']);
      }
    expect(await listed(id)).toBeDefined();
  });
});

/** Sends a valid request, so that only the key can cause a refusal. */
const attempt = async (name: EndpointName, token: string, headers = {}) => {
  const { params, query = {}, body } = requests[name] ?? {};
  const { status, code, purchase } = await call(api().url, name, {
    token,
    headers,
    query: Object.fromEntries(Object.entries(query).map(([key, one]) => [key, String(one)])),
    ...(params && { params }),
    ...(body && { body: name === 'purchase' ? order() : body }),
  });
  return [status, code, purchase];
};
const open = Object.keys(keyAccess) as (keyof typeof keyAccess)[];

describe('a key, at every endpoint that is open to keys', () => {
  it('gets `key_revoked` once it is revoked', async () => {
    const { key, id } = await make();
    await revokeKey(api().url, agent, id);
    for (const name of open) expect(await attempt(name, key)).toEqual([401, 'key_revoked', undefined]);
  });

  it('gets `key_expired` until it gets a later expiry, and ends its widget session', async () => {
    const { key, id } = await make({ expiresAt: new Date(clock.now() + HOUR).toISOString() });
    expect((await sell(key)).status).toBe(201);
    clock.forward(50 * MINUTE);
    const embed = await openEmbed(key);
    clock.forward(11 * MINUTE);
    for (const name of open) expect(await attempt(name, key)).toEqual([401, 'key_expired', undefined]);
    expect((await buy(api().url, embed, order(), { origin })).code).toBe('unauthenticated');
    expect((await rotate(id)).code).toBe('key_expired');
    expect((await change(id, { expiresAt: null })).status).toBe(200);
    expect((await sell(key)).status).toBe(201);
  });

  it('works until its overlap ends after a rotation, then gets `key_rotated`', async () => {
    const { key, id, prefix } = await make();
    await sell(key);
    const rotated = await rotate(id, { overlap: 3_600 });
    const next = rotated.data.key;
    expect(next).toMatch(/^oja_[\w-]{43}$/);
    expect(rotated.data.previous).toMatchObject({ prefix });
    expect((await listed(id))?.previous).toEqual(rotated.data.previous);
    expect([(await sell(key)).status, (await sell(next)).status]).toEqual([201, 201]);
    clock.forward(59 * MINUTE);
    expect((await sell(key)).status).toBe(201);
    clock.forward(2 * MINUTE);
    for (const name of open) expect(await attempt(name, key)).toEqual([401, 'key_rotated', undefined]);
    expect((await sell(next)).status).toBe(201);
    expect(await listed(id)).toMatchObject({ prefix: next.slice(0, 8) });
    expect((await listed(id))?.previous).toBeUndefined();
    expect(messages.some(({ text }) => text.includes(`was replaced by ${next.slice(0, 8)}…`))).toBe(true);
    expect(JSON.stringify([messages, lines])).not.toContain(next);
  });

  it('works after two rotations only if it is the newest or the one before', async () => {
    const { key, id } = await make();
    const second = (await rotate(id)).data.key;
    const third = (await rotate(id)).data.key;
    expect((await sell(key)).code).toBe('unauthenticated');
    expect([(await sell(second)).status, (await sell(third)).status]).toEqual([201, 201]);
    const fourth = (await rotate(id, { overlap: 0 })).data.key;
    expect((await sell(third)).code).toBe('key_rotated');
    expect((await sell(fourth)).status).toBe(201);
  });

  it('is refused from an address that is not on its list, and its use is not recorded', async () => {
    const { key, id } = await make({ addresses: ['102.89.23.7', '2001:db8:1::/48'] });
    const foreign = from('102.89.23.8');
    for (const name of open)
      expect(await attempt(name, key, foreign)).toEqual([403, 'address_not_allowed', undefined]);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'key-refused', keyId: id, address: '102.89.23.8' }),
    );
    expect((await listed(id))?.lastUsedAt).toBeUndefined();
    for (const address of ['102.89.23.7:50001', '::ffff:102.89.23.7', '[2001:DB8:1:2::9]:50001'])
      expect((await sell(key, {}, from(address))).status).toBe(201);
  });
});

describe('the last use of a key', () => {
  it('has the time and the address, and is updated at most once a minute for one address', async () => {
    const { key, id } = await make();
    expect(await listed(id)).not.toHaveProperty('lastUsedAt');
    await sell(key, {}, from('102.89.23.7'));
    const first = await listed(id);
    expect(first?.lastUsedAddress).toBe('102.89.23.7');
    clock.forward(10_000);
    await sell(key, {}, from('102.89.23.7'));
    expect(await listed(id)).toMatchObject({ lastUsedAt: first?.lastUsedAt });
    await sell(key, {}, from('2001:db8::7'));
    const second = await listed(id);
    expect(second?.lastUsedAddress).toBe('2001:db8::7');
    expect(second?.lastUsedAt).not.toBe(first?.lastUsedAt);
  });
});

it('revokes keys only with a confirmation of this session, which is valid for several keys', async () => {
  const { key, id } = await make();
  for (const body of [undefined, {}, { confirmation: 'ojc_made_up' }]) {
    const came = await call(api().url, 'revokeApiKey', {
      token: agent,
      params: { id },
      ...(body && { body }),
    });
    expect([came.status, came.code]).toEqual([403, 'password_required']);
  }
  expect((await sell(key)).status).toBe(201);
  const elsewhere = await confirm(api().url, await signIn(api().url));
  const confirmation = await confirm(api().url, agent);
  const end = (name: string, proof: string) =>
    call(api().url, 'revokeApiKey', { token: agent, params: { id: name }, body: { confirmation: proof } });
  expect((await end(id, elsewhere)).code).toBe('password_required');
  const other = await make();
  for (const name of [id, other.id]) expect((await end(name, confirmation)).status).toBe(200);
  expect([(await sell(key)).code, (await sell(other.key)).code]).toEqual(['key_revoked', 'key_revoked']);
});

import type { Body } from '@oja/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_CUSTOMERS } from '../customers/saveCustomer.ts';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
let amaka: string;
let bola: string;
beforeAll(async () => {
  [amaka, bola] = [await signIn(api().url), await signIn(api().url, OTHER_AGENT)];
});

const bisi = { name: 'Bisi', recipientKind: 'phone', recipient: '08011111111' } as const;
const save = (body: Body<'saveCustomer'>, token = amaka) => call(api().url, 'saveCustomer', { token, body });
const list = async (query: Record<string, string> = {}, token = amaka) =>
  call(api().url, 'customers', { token, query });
const names = async (query?: Record<string, string>, token?: string) =>
  ((await list(query, token)).data ?? []).map(({ name }) => name);
const remove = (id: string, token = amaka) => call(api().url, 'deleteCustomer', { token, params: { id } });
const idOf = async (body: Body<'saveCustomer'>, token = amaka) => String((await save(body, token)).data.id);

async function forgetAll(): Promise<void> {
  for (const token of [amaka, bola])
    for (const { id } of (await list({ limit: '100' }, token)).data ?? []) await remove(String(id), token);
}

describe('a customer', () => {
  beforeAll(forgetAll);

  it('is saved with the number in the form of sales, changed, and deleted', async () => {
    const saved = await save({ ...bisi, recipient: '+234 801 111 1111', note: 'Pays on Fridays' });
    expect([saved.status, saved.message]).toEqual([201, 'Bisi is saved.']);
    const { id } = saved.data;
    expect(saved.data).toEqual({ ...bisi, id, note: 'Pays on Fridays' });
    const body = { ...bisi, name: 'Bisi Adewale' };
    const changed = await call(api().url, 'updateCustomer', {
      token: amaka,
      params: { id: String(id) },
      body,
    });
    expect(changed.data).toEqual({ ...body, id });
    expect(await names()).toEqual(['Bisi Adewale']);
    expect((await remove(String(id))).status).toBe(200);
    expect(await names()).toEqual([]);
    expect((await remove(String(id))).code).toBe('not_found');
  });

  it.each([
    ['phone', '0801', 'recipient'],
    ['meter', '123', 'recipient'],
    ['smartcard', 'abc', 'recipient'],
    ['profile', '12345678901', 'recipient'],
    ['wallet', '08011111111', 'recipientKind'],
  ])(
    'is refused with an error for the field, with a %s number of %s',
    async (recipientKind, recipient, field) => {
      const body = { ...bisi, recipientKind, recipient } as Body<'saveCustomer'>;
      const came = await save(body);
      expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
    },
  );

  it('is saved once for each number and kind', async () => {
    const id = await idOf(bisi);
    const again = await save({ ...bisi, name: 'Another' });
    expect([again.status, again.code]).toEqual([409, 'customer_exists']);
    expect(again.errors).toEqual({ recipient: ['This number is already saved as Bisi.'] });
    // A meter may have the same digits as a phone.
    expect((await save({ ...bisi, recipientKind: 'meter', name: 'Bisi’s house' })).status).toBe(201);
    const ada = await idOf({ ...bisi, name: 'Ada', recipient: '08022222222' });
    const asBisi = await call(api().url, 'updateCustomer', { token: amaka, params: { id: ada }, body: bisi });
    expect(asBisi.code).toBe('customer_exists');
    const itself = await call(api().url, 'updateCustomer', { token: amaka, params: { id }, body: bisi });
    expect(itself.status).toBe(200);
    const both = await Promise.all([
      save({ ...bisi, recipient: '08055555555' }),
      save({ ...bisi, recipient: '08055555555' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('the last sale', () => {
  beforeAll(forgetAll);

  it('is the latest delivered sale of this agent to the number', async () => {
    expect((await save(bisi)).data.lastSale).toBeUndefined();
    await buy(api().url, amaka, order());
    const failed = order({ recipient: '08011111111', planId: 'mtn-sme-500mb-30d', expectedPrice: '1.00' });
    expect((await buy(api().url, amaka, failed)).status).not.toBe(201);
    const [found] = (await list()).data ?? [];
    expect(found?.lastSale).toMatchObject({
      category: 'data',
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb-30d',
      amount: '456.00',
    });
    expect((await save(bisi, bola)).data.lastSale).toBeUndefined();
  });

  it('is absent for a meter with the same digits as the phone', async () => {
    expect((await save({ ...bisi, recipientKind: 'meter' })).data.lastSale).toBeUndefined();
  });
});

describe('the list', () => {
  const people = ['ada', 'Bisi', 'Chidi', 'Dayo', 'Emeka', 'Funmi'];
  beforeAll(async () => {
    await forgetAll();
    for (const [at, name] of people.entries())
      await save({ ...bisi, name, recipient: `0801111222${at}`, note: '100%' });
  });

  it('pages through all customers by name, even if the last one of a page is deleted', async () => {
    const first = await list({ limit: '4' });
    expect(first.data?.map(({ name }) => name)).toEqual(people.slice(0, 4));
    await remove(String(first.data?.at(-1)?.id));
    const second = await list({ limit: '4', cursor: String(first.nextCursor) });
    expect(second.data?.map(({ name }) => name)).toEqual(['Emeka', 'Funmi']);
    expect(second.nextCursor).toBeUndefined();
  });

  it.each([
    ['em', ['Emeka']],
    ['EMEKA', ['Emeka']],
    ['0801 111 2220', ['ada']],
    ['%', []],
    ['_', []],
  ])('finds by a part of the name or the number: %s', async (query, found) => {
    expect(await names({ query })).toEqual(found);
  });

  it('finds a name by its base letters, in any normal form, with and without marks and hooks', async () => {
    const saved = ['Adébáyọ̀ Ṣówọlé'.normalize('NFD'), 'Ɗan’juma Ƙwaira', 'Ụzọ Ṅwa'.normalize('NFC')];
    for (const [at, name] of saved.entries()) await save({ ...bisi, name, recipient: `0802111222${at}` });
    const [ade, danjuma, uzo] = saved;
    for (const query of ['adebayo', 'ADEBAYO', 'Adébáyọ̀'.normalize('NFC'), 'Adébáyọ̀'.normalize('NFD')])
      expect(await names({ query })).toEqual([ade]);
    expect(await names({ query: 'danjuma kwa' })).toEqual([danjuma]);
    expect(await names({ query: 'ɗanjuma' })).toEqual([danjuma]);
    expect(await names({ query: 'ụzọ n' })).toEqual([uzo]);
    expect(await names({ query: '０８０２‐111 2220' })).toEqual([ade]);
  });

  it('pages through the results of a search as through the whole list', async () => {
    const found = await list({ query: 'A\u0301', limit: '2' });
    const rest = await list({ query: 'A\u0301', limit: '100', cursor: String(found.nextCursor) });
    const all = await names({ query: 'a', limit: '100' });
    expect([...(found.data ?? []), ...(rest.data ?? [])].map(({ name }) => name)).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
  });

  it('filters by the kind of number', async () => {
    await save({ ...bisi, name: 'Emeka’s house', recipientKind: 'meter', recipient: '99000000010' });
    expect(await names({ query: 'em', recipientKind: 'meter' })).toEqual(['Emeka’s house']);
    expect(await names({ query: 'em', recipientKind: 'phone' })).toEqual(['Emeka']);
  });

  it.each([
    ['recipientKind', 'wallet'],
    ['limit', '0'],
    ['limit', '101'],
    ['cursor', 'nonsense'],
    ['cursor', Buffer.from('["a","1 or 1=1"]').toString('base64url')],
  ])('refuses a %s of %s', async (field, value) => {
    const came = await list({ [field]: value });
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, [field]]);
  });
});

it('returns 404 for another agent’s customer, and does not list it', async () => {
  await forgetAll();
  const id = await idOf(bisi);
  expect(await names({}, bola)).toEqual([]);
  expect(await names({ query: 'bisi' }, bola)).toEqual([]);
  const others = [
    await call(api().url, 'updateCustomer', { token: bola, params: { id }, body: { ...bisi, name: 'Mine' } }),
    await remove(id, bola),
    await remove('not-an-id', bola),
  ];
  expect(others.map(({ status, code }) => [status, code])).toEqual(others.map(() => [404, 'not_found']));
  expect(await names()).toEqual(['Bisi']);
});

it('refuses more than 10,000 customers of an agent with 409', async () => {
  await forgetAll();
  await api().ledger.execute(`
    insert into customers (id, agent_id, name, recipient_kind, recipient, created_at)
    select gen_random_uuid(), agents.id, 'Customer ' || n, 'phone', '0809' || lpad(n::text, 7, '0'), now()
    from agents, generate_series(1, ${MOST_CUSTOMERS - 1}) as n where username = 'amaka'`);
  expect((await save(bisi)).status).toBe(201);
  const came = await save({ ...bisi, recipient: '08022222222' });
  expect([came.status, came.code]).toEqual([409, 'too_many_customers']);
  expect((await save(bisi, bola)).status).toBe(201);
  expect(await names({ query: 'bis' })).toEqual(['Bisi']);
});

import { HOUR, parseNaira, toNaira } from '@oja/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import { DEMO_AGENT, DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const messages: Message[] = [];
const api = apiForTests({
  seed: 'demo',
  clock: clock.now,
  tell: (message) => messages.push(message),
  keptYears: 1,
});
const { username, password } = DEMO_AGENT;

let amaka: string;
const confirm = async (token: string) => {
  const { data } = await call(api().url, 'confirmPassword', { token, body: { password } });
  return data.confirmation;
};
const close = async (token: string, wanted: object = {}) =>
  call(api().url, 'closeAccount', {
    token,
    body: { confirmation: await confirm(token), username, ...wanted },
  });
const look = async (token: string) => (await call(api().url, 'ownData', { token })).data;
/** Fails if the statement finds no row. The ledger handle returns no rows, so the statement divides by their number. */
const finds = (from: string) => api().ledger.execute(`select 1 / count(*) from ${from}`);

/** Spends the whole balance on one sale. */
async function sellAll(token: string, who: string, recipient = '08011111111') {
  const balance = await api().ledger.balance(who);
  await api().ledger.setPrice('mtn-sme-1gb-30d', balance);
  const sold = await buy(api().url, token, order({ expectedPrice: toNaira(balance), recipient }));
  expect(await api().ledger.balance(who)).toBe(0);
  return sold.data;
}

beforeEach(async () => {
  // Moves past the window of the password limit.
  clock.forward(HOUR);
  amaka = await signIn(api().url);
  messages.length = 0;
});

describe('the stored data of an agent', () => {
  it('is counted by kind, with the balance and open sales, which prevent closing the account', async () => {
    const data = await look(amaka);
    const { customers, sales } = Object.fromEntries(
      (data.kept || []).map(({ kind, count }) => [kind, count]),
    );
    await call(api().url, 'saveCustomer', {
      token: amaka,
      body: { name: 'Ada', recipientKind: 'phone', recipient: '08022222222' },
    });
    await buy(api().url, amaka, order());
    const after = await look(amaka);
    const counts = Object.fromEntries((after.kept || []).map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({ account: 1, customers: Number(customers) + 1, sales: Number(sales) + 1 });
    expect(after.keptYears).toBe(1);
    expect(parseNaira(after.balance)).toBe(await api().ledger.balance(username));
  });

  it('is returned in full, without data of other agents, hashes or secrets', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    await call(api().url, 'saveCustomer', {
      token: bola,
      body: { name: 'Only Bola knows', recipientKind: 'phone', recipient: '08022222222' },
    });
    const { data } = await call(api().url, 'ownDataFile', { token: amaka });
    expect(data.parts['account']).toMatchObject({ username, email: DEMO_AGENT.email });
    expect(Object.keys(data.parts)).toEqual(
      expect.arrayContaining(['customers', 'prices', 'cases', 'notices', 'sessions', 'keys', 'fundings']),
    );
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/hash|argon2|Only Bola knows|bola@/i);
    for (const secret of [amaka, password, DEMO_API_KEY]) expect(text).not.toContain(secret);
  });
});

describe('an account', () => {
  it('is not closed with another username, without the password, or with a balance, and nothing changes', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    const another = await close(bola, { username });
    expect([another.status, Object.keys(another.errors ?? {})]).toEqual([400, ['username']]);
    expect(await close(bola, { username: 'bola' })).toMatchObject({ status: 409, code: 'balance_left' });
    await sellAll(bola, 'bola');
    const body = { confirmation: 'made up', username: 'bola' };
    const refused = await call(api().url, 'closeAccount', { token: bola, body });
    expect([refused.status, refused.code]).toEqual([403, 'password_required']);
    expect((await look(bola)).balance).toBe('0.00');
    expect(messages).toEqual([]);
  });

  it('is not closed while a sale is open, even with an empty wallet', async () => {
    const sold = await sellAll(amaka, username, '08020000201');
    expect(sold.status).toBe('pending');
    expect(await close(amaka)).toMatchObject({ status: 409, code: 'open_sales' });
  });

  it('ends with all its sessions and keys; the ledger stays, without names, and sums to zero', async () => {
    const ngozi = { username: 'ngozi', email: 'ngozi@example.com', phone: '08061234569', password };
    const names = { firstName: 'Ngozi', lastName: 'Eze' };
    const registered = await call(api().url, 'register', { body: { ...ngozi, ...names } });
    const token = registered.data.authorization.token;
    const other = await signIn(api().url, ngozi);
    await call(api().url, 'saveCustomer', {
      token,
      body: { name: 'Her only customer', recipientKind: 'phone', recipient: '08022222222' },
    });
    const closed = await close(token, { username: ' Ngozi ' });
    expect(closed.status).toBe(200);
    for (const ended of [token, other])
      expect((await call(api().url, 'user', { token: ended })).status).toBe(401);
    const again = await call(api().url, 'login', { body: { username: 'ngozi', password } });
    expect(again.status).toBe(401);
    expect(messages.at(-1)).toEqual({ to: ngozi.email, text: expect.stringContaining('is closed') });
    await finds(`agents where closed_at is not null and first_name = '' and email like 'closed-%'`);
    await expect(finds(`customers where name = 'Her only customer'`)).rejects.toThrow();
    expect(await api().ledger.audit()).toEqual([]);
    // The username, email and phone are free again.
    expect((await call(api().url, 'register', { body: { ...ngozi, ...names } })).status).toBe(201);
  });
});

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../funding/webhook.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const SECRET = 'the provider’s secret';
const ADMIN = 'the-admin-token';
const api = apiForTests({ webhookSecret: SECRET, adminToken: ADMIN });
let amaka: string;
let bola: string;
beforeAll(async () => {
  [amaka, bola] = [await signIn(api().url), await signIn(api().url, OTHER_AGENT)];
});
afterEach(async () => expect(await api().ledger.audit()).toEqual([]));

const wallet = (username: string = DEMO_AGENT.username) => api().ledger.balance(username);
const fund = (body: object, token = amaka) => call(api().url, 'fund', { token, body });
const webhook = async (event: object, secret = SECRET) => {
  const body = JSON.stringify(event);
  const headers = { 'x-signature': sign(body, secret) };
  return (await fetch(`${api().url}/webhooks/payments`, { method: 'POST', body, headers })).status;
};

describe('automatic funding', () => {
  it('returns fee and net before the payment, and the webhook credits the net once', async () => {
    const before = await wallet();
    const { status, data } = await fund({ method: 'automatic', amount: '5000.00' });
    const { reference } = data;
    const checkoutUrl = `${api().url}/checkout/${reference}`;
    expect([status, data]).toEqual([201, { reference, checkoutUrl, fee: '175.00', net: '4825.00' }]);
    expect(await wallet()).toBe(before);
    const event = { event: 'charge.success', reference, amount: '5000.00', currency: 'NGN' };
    expect(await webhook(event, 'a guess')).toBe(401);
    expect(await wallet()).toBe(before);
    // A repeated event must get a 200, or the provider would resend it forever.
    expect([await webhook(event), await webhook(event)]).toEqual([200, 200]);
    expect(await wallet()).toBe(before + 482_500);
    const { data: list } = await call(api().url, 'transactions', { token: amaka });
    const [credit] = (list ?? []).filter((one) => one.transactionType === 'credit').slice(-1);
    expect(credit).toMatchObject({ amount: '4825.00', fee: '175.00', status: 'delivered' });
  });

  it.each(['99.99', '1000000.01', '5000', '-5.00', 'a lot'])(
    'is refused for the amount %s',
    async (amount) => {
      const came = await fund({ method: 'automatic', amount });
      expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', ['amount']]);
    },
  );
});

describe('a manual transfer', () => {
  const transfer = (transferReference: string, changes: object = {}) => ({
    method: 'manual',
    amount: '2000.00',
    bankCode: '058',
    senderName: 'Amaka Okafor',
    transferReference,
    paidAt: '2025-11-21T09:00:00+01:00',
    ...changes,
  });
  const claims = async (token: string) =>
    (await call(api().url, 'manualFunding', { token })).data.claims ?? [];
  const claim = async (number: string) => (await fund(transfer(number))).data.reference;
  const standing = async (reference: unknown) => {
    const found = (await claims(amaka)).find((one) => one.reference === reference);
    return [found?.status, found?.amount, found?.reason];
  };
  const review = (reference: unknown, verdict: object) =>
    fetch(`${api().url}/admin/claims/${String(reference)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
      body: JSON.stringify(verdict),
    });

  it('is reviewed, and then approved, or rejected with a reason', async () => {
    const before = await wallet();
    const first = await fund(transfer('S-1'));
    expect([first.status, first.data]).toEqual([
      201,
      { reference: first.data.reference, status: 'in-review' },
    ]);
    const second = await claim('S-2');
    expect(await standing(second)).toEqual(['in-review', '2000.00', undefined]);
    expect(await wallet()).toBe(before);
    await review(first.data.reference, { approve: true });
    await review(second, { approve: false, reason: 'No such transfer reached us.' });
    expect(await standing(first.data.reference)).toEqual(['approved', '2000.00', undefined]);
    expect(await standing(second)).toEqual(['rejected', '2000.00', 'No such transfer reached us.']);
    expect(await wallet()).toBe(before + 200_000);
  });

  it('can’t be claimed twice, and is hidden from other agents', async () => {
    await claim('S-3');
    const again = await fund(transfer('S-3'));
    expect([again.status, again.code]).toEqual([409, 'claimed_before']);
    expect(await claims(bola)).toEqual([]);
  });

  it.each([
    ['amount', { amount: '999.99' }],
    ['bankCode', { bankCode: '000' }],
    ['senderName', { senderName: '' }],
    ['paidAt', { paidAt: 'yesterday' }],
    ['method', { method: 'gift' }],
  ])('names the invalid field %s', async (field, changes) => {
    const came = await fund(transfer('S-9', changes));
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
  });

  it('goes to the operator’s accounts, with a narration that names the agent', async () => {
    const { data } = await call(api().url, 'manualFunding', { token: bola });
    expect([data.accounts?.length, data.narration, data.minimum]).toEqual([2, 'BOLA', '1000.00']);
  });
});

describe('a dedicated account', () => {
  const open = (body: object, token = bola) => call(api().url, 'openAccount', { token, body });
  const list = async (token: string) => (await call(api().url, 'accounts', { token })).data ?? [];

  it('is opened once at a bank, is visible only to its agent, and credits transfers less ₦50', async () => {
    const came = await open({ bankCode: '035', bvn: '22212345678' });
    expect([came.status, came.data]).toMatchObject([201, { bankName: 'Wema Bank', bankCode: '035' }]);
    expect(await list(bola)).toEqual([came.data]);
    expect(await list(amaka)).toEqual([]);
    expect(JSON.stringify(await list(bola))).not.toContain('22212345678');
    const again = await open({ bankCode: '035', nin: '22212345678' });
    expect([again.status, again.code]).toEqual([409, 'account_exists']);
    const before = await wallet('bola');
    const { accountNumber } = came.data;
    await webhook({
      event: 'transfer.received',
      id: 'NIP-1',
      accountNumber,
      amount: '1000.00',
      currency: 'NGN',
    });
    expect(await wallet('bola')).toBe(before + 95_000);
  });

  it.each([
    ['bankCode', { bankCode: '057', bvn: '22212345678' }],
    ['bvn', { bankCode: '102', bvn: '123' }],
    ['nin', { bankCode: '102', nin: '2221234567a' }],
    ['bvn', { bankCode: '102' }],
    ['nin', { bankCode: '102', bvn: '22212345678', nin: '22212345678' }],
  ])('is refused if %s is invalid', async (field, body) => {
    const came = await open(body);
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
  });
});

it('lists every bank by its code', async () => {
  const { data } = await call(api().url, 'banks', { token: amaka });
  expect(data).toHaveLength(29);
  expect(data).toContainEqual({ code: '058', name: 'GTBank' });
});

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_AGENT } from '../seed/demo.ts';
import { withoutProviderTimeout } from '../testing/silence.helper.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';
import { REVERSED_LATER } from './magicNumbers.ts';

const clock = testClock();
const DELAY = 45_000;
const api = apiForTests({ clock: clock.now, providerDelayMs: DELAY });

let url: string;
let token: string;
beforeAll(async () => {
  url = api().url;
  token = await signIn(url);
});
afterEach(async () => expect(await api().ledger.audit()).toEqual([]));

const wallet = () => api().ledger.balance(DEMO_AGENT.username);
const look = (reference: string) => call(url, 'transaction', { token, params: { ref: reference } });

describe('the magic numbers', () => {
  const settled = async (reference: string) => {
    clock.forward(DELAY);
    await api().sweep();
    return look(reference);
  };

  it('08020000201 is pending, then delivered', async () => {
    const body = order({ recipient: '08020000201' });
    const came = await buy(url, token, body);
    expect([came.status, came.data.status]).toEqual([202, 'pending']);
    expect((await look(body.reference)).data.status).toBe('pending');
    const { data } = await settled(body.reference);
    expect([data.status, data]).toEqual([
      'delivered',
      expect.not.objectContaining({ refund: expect.anything() }),
    ]);
    expect((await buy(url, token, body)).status).toBe(201);
    expect(await api().ledger.refunds(body.reference)).toEqual([]);
  });

  it('08030000202 is pending, then failed and refunded, with a refund row in the history', async () => {
    const before = await wallet();
    const body = order({ recipient: '08030000202' });
    expect((await buy(url, token, body)).status).toBe(202);
    expect(await wallet()).toBe(before - 45_600);
    const { data } = await settled(body.reference);
    expect([data.status, data.commission]).toEqual(['failed', '0.00']);
    expect(await wallet()).toBe(before);
    expect(await api().ledger.refunds(body.reference)).toEqual([45_600]);
    const list = await call(url, 'transactions', { token, query: { limit: '1' } });
    const row = list.data?.[0];
    expect(row).toMatchObject({ name: 'Refund', transactionType: 'credit', amount: '456.00' });
    // The failed sale contains its refund, so that clients need not search the history for it.
    expect(data.refund).toEqual({ ref: row?.ref, amount: '456.00', createdAt: row?.createdAt });
    expect(row).not.toHaveProperty('refund');
  });

  it('08040000300 never gets an answer: 202 at the limit, delivered later', async () => {
    const body = order({ recipient: '08040000300' });
    const came = await withoutProviderTimeout(() => buy(url, token, body));
    expect([came.status, came.data.status]).toEqual([202, 'pending']);
    expect((await settled(body.reference)).data.status).toBe('delivered');
  });

  it('08050000400 breaks the connection after the debit', async () => {
    const body = order({ recipient: '08050000400' });
    await expect(buy(url, token, body)).rejects.toThrow('fetch failed');
    expect(await api().ledger.debits(body.reference)).toHaveLength(1);
    expect((await settled(body.reference)).data.status).toBe('delivered');
    expect((await buy(url, token, body)).status).toBe(201);
    expect(await api().ledger.debits(body.reference)).toHaveLength(1);
  });

  it('08060000500 answers 502 in HTML after the debit', async () => {
    const body = order({ recipient: '08060000500' });
    const response = await fetch(`${url}/api/v1/agent/services/data/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      502,
      'text/html; charset=UTF-8',
    ]);
    expect(await api().ledger.debits(body.reference)).toHaveLength(1);
    expect((await settled(body.reference)).data.status).toBe('delivered');
  });

  it('08090000023 accepts an MTN plan only as a ported number', async () => {
    const before = await wallet();
    const plain = await buy(url, token, order({ recipient: '08090000023' }));
    expect([plain.status, plain.data.status]).toEqual([201, 'failed']);
    // The provider's reference identifies failed orders too.
    expect(plain.data.delivery).toEqual({
      message: 'This is not an MTN number.',
      providerReference: expect.stringMatching(/^SIM-\d{12}$/),
    });
    expect(await wallet()).toBe(before);
    const ported = await buy(url, token, order({ recipient: '08090000023', ported: true }));
    expect(ported.data.status).toBe('delivered');
  });
});

describe('a delivery that the network reverses hours later', () => {
  it('is refunded once, and contains its refund', async () => {
    const before = await wallet();
    const earned = await api().ledger.earned('amaka');
    const body = order({ recipient: REVERSED_LATER });
    expect((await buy(url, token, body)).data.status).toBe('delivered');
    expect(await api().ledger.earned('amaka')).toBe(earned + 900);
    clock.forward(2 * 3_600_000);
    await api().sweep();
    expect((await look(body.reference)).data.status).toBe('delivered');
    clock.forward(3_600_000 + 1_000);
    await Promise.all([api().sweep(), api().sweep()]);
    await api().sweep();
    const { data } = await look(body.reference);
    expect(data).toMatchObject({ status: 'reversed', refund: { amount: '456.00' } });
    expect([await wallet(), await api().ledger.earned('amaka')]).toEqual([before, earned]);
    expect(await api().ledger.refunds(body.reference)).toEqual([45_600]);
    expect((await buy(url, token, body)).data.status).toBe('reversed');
  });
});

describe('a provider that breaks during an order', () => {
  it('leaves the sale pending with its money held, and the sale is refunded if the order never arrived', async () => {
    const before = await wallet();
    const body = order();
    await api().ledger.execute('alter table provider_orders rename to provider_is_down');
    const came = await buy(url, token, body);
    expect([came.status, came.data.status]).toEqual([202, 'pending']);
    expect(await wallet()).toBe(before - 45_600);
    clock.forward(30_000);
    await expect(api().sweep()).rejects.toThrow();
    expect((await look(body.reference)).data.status).toBe('pending');
    expect(await api().ledger.refunds(body.reference)).toEqual([]);
    await api().ledger.execute('alter table provider_is_down rename to provider_orders');
    clock.forward(30_000);
    await api().sweep();
    expect((await look(body.reference)).data.status).toBe('failed');
    expect([await wallet(), await api().ledger.refunds(body.reference)]).toEqual([before, [45_600]]);
  });
});

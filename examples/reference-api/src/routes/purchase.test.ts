import { kobo } from '@oja/core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { useStoppedTimers } from '../testing/silence.helper.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();

let url: string;
let token: string;
beforeAll(async () => {
  url = api().url;
  token = await signIn(url);
});
afterEach(async () => {
  vi.useRealTimers();
  expect(await api().ledger.audit()).toEqual([]);
});

const wallet = () => api().ledger.balance(DEMO_AGENT.username);
const look = (reference: string) => call(url, 'transaction', { token, params: { ref: reference } });

describe('a purchase that is delivered', () => {
  it('debits exactly the price once and returns 201 with the whole transaction', async () => {
    const before = await wallet();
    const body = order();
    const came = await buy(url, token, body);
    expect(came.status).toBe(201);
    expect(came.data).toMatchObject({
      reference: body.reference,
      name: 'MTN 1 GB',
      amount: '456.00',
      fee: '0.00',
      commission: '9.00',
      status: 'delivered',
      transactionType: 'debit',
      category: 'data',
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb-30d',
      recipient: '08011111111',
      details: { balance: { before: '48250.00', after: '47794.00' } },
    });
    expect(came.data.ref).toMatch(/^OJA-\d{8}-[0-9A-Z]{10}$/);
    expect(await wallet()).toBe(before - 45_600);
    expect(await api().ledger.debits(body.reference)).toEqual([45_600]);
  });

  it('accepts the recipient with a country code and spaces', async () => {
    const came = await buy(url, token, order({ recipient: '+234 801 111 1111' }));
    expect(came.data.recipient).toBe('08011111111');
  });
});

describe('the same reference again', () => {
  it('returns the first response for the same body in any order of its fields', async () => {
    const body = order();
    const first = await buy(url, token, body);
    const again = await buy(url, token, Object.fromEntries(Object.entries(body).reverse()));
    expect(again.status).toBe(201);
    expect(again.data).toEqual(first.data);
    expect(await api().ledger.debits(body.reference)).toHaveLength(1);
  });

  it('returns the first response even after a price change', async () => {
    const body = order({ planId: 'mtn-sme-2gb-30d', expectedPrice: '805.00' });
    await buy(url, token, body);
    await api().ledger.setPrice('mtn-sme-2gb-30d', kobo(90_000));
    expect((await buy(url, token, body)).status).toBe(201);
    await api().ledger.setPrice('mtn-sme-2gb-30d', kobo(80_500));
  });

  it('returns 422 for another body, and charges nothing more', async () => {
    const body = order();
    await buy(url, token, body);
    const other = await buy(url, token, { ...body, recipient: '08020000201' });
    expect([other.status, other.code]).toEqual([422, 'reference_reused']);
    expect(await api().ledger.debits(body.reference)).toHaveLength(1);
  });

  it('may be used by another agent too', async () => {
    const body = order();
    await buy(url, token, body);
    const bola = await signIn(url, OTHER_AGENT);
    const came = await buy(url, bola, body);
    expect(came.status).toBe(201);
    expect(came.data.details).toEqual({ balance: { before: '5000.00', after: '4544.00' } });
  });

  it('debits once if 20 copies arrive together', async () => {
    const body = order();
    const came = await Promise.all(Array.from({ length: 20 }, () => buy(url, token, body)));
    expect(await api().ledger.debits(body.reference)).toEqual([45_600]);
    // 201 if the sale is final, 202 if a busy machine had no result in time: only the single debit matters.
    const isTaken = ({ status }: { status: number }) => status === 201 || status === 202;
    expect(came.filter((answer) => !isTaken(answer) && answer.code !== 'in_progress')).toEqual([]);
    expect(came.some(isTaken)).toBe(true);
  });

  it('returns 409 in_progress with Retry-After while the first copy waits for the provider', async () => {
    const body = order({ recipient: '08040000300' });
    const timers = useStoppedTimers();
    const first = buy(url, token, body);
    await expect.poll(() => api().ledger.debits(body.reference)).toHaveLength(1);
    const copy = await buy(url, token, body);
    expect([copy.status, copy.code, copy.headers.get('retry-after')]).toEqual([409, 'in_progress', '1']);
    await timers.pass();
    expect((await first).status).toBe(202);
  });
});

describe('a purchase that is refused charges nothing', () => {
  const refused = async (body: unknown, category = 'data') => {
    const before = await wallet();
    const came = await call(url, 'purchase', { token, body, params: { category } });
    expect(await wallet()).toBe(before);
    return came;
  };

  it('returns 400 without a reference', async () => {
    const { reference: _, ...body } = order();
    const came = await refused(body);
    expect([came.status, came.code]).toEqual([400, 'bad_request']);
    expect(came.errors?.['reference']).toEqual(['This is required.']);
  });

  it.each([
    ['recipient', { recipient: '0801234' }],
    ['recipient', { recipient: '08001234567' }],
    ['planId', { planId: undefined }],
    ['planId', { planId: 'airtel-cg-1gb-30d' }],
    ['planId', { planId: "'; drop table plans; --" }],
    ['expectedPrice', { expectedPrice: '456' }],
    ['expectedPrice', { expectedPrice: '4.56e2' }],
    ['quantity', { quantity: 2, expectedPrice: '912.00' }],
    ['quantity', { quantity: 1.5 }],
    ['meterType', { meterType: 'solar' }],
  ])('returns 400 for an invalid %s, with a sentence for the field', async (field, change) => {
    const came = await refused(order(change as Partial<ReturnType<typeof order>>));
    expect(came.status).toBe(400);
    expect(Object.keys(came.errors ?? {})).toEqual([field]);
    expect(came.errors?.[field]?.[0]).toMatch(/^[A-Z][^\\^]+\.$/);
    expect(came.errors?.[field]?.[0]).not.toMatch(/Invalid|Expected|received/);
  });

  it('returns 409 with the new price after a price change', async () => {
    await api().ledger.setPrice('mtn-sme-1gb-30d', kobo(47_000));
    const body = order();
    const came = await refused(body);
    expect([came.status, came.code, came.data]).toEqual([409, 'price_changed', { price: '470.00' }]);
    expect((await look(body.reference)).code).toBe('not_found');
    await api().ledger.setPrice('mtn-sme-1gb-30d', kobo(45_600));
    expect((await buy(url, token, order())).status).toBe(201);
  });

  it('returns 402 with the missing amount if the balance is too low', async () => {
    const before = await wallet();
    const plan = { planId: 'mtn-direct-150gb-60d', expectedPrice: '48000.00' };
    await api().ledger.setPrice(plan.planId, kobo(before + 20_600));
    const came = await refused(order({ ...plan, expectedPrice: ((before + 20_600) / 100).toFixed(2) }));
    expect([came.status, came.code]).toEqual([402, 'insufficient_balance']);
    expect(came.message).toBe('Your balance is ₦206.00 short. You have not been charged.');
  });

  it('returns 409 if the service is down', async () => {
    await api().ledger.setAvailable('glo-data', false);
    const came = await refused(
      order({ serviceId: 'glo-data', planId: 'glo-cg-1gb-30d', expectedPrice: '264.00' }),
    );
    expect([came.status, came.code]).toEqual([409, 'service_unavailable']);
    await api().ledger.setAvailable('glo-data', true);
  });

  it('refuses a category that does not match the service, or is unknown', async () => {
    const came = await refused(order({ recipient: '1000000001' }), 'cable');
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['serviceId']]);
    expect((await refused(order(), 'gold')).code).toBe('not_found');
  });

  it('returns 401 without a session, before any other check', async () => {
    const came = await call(url, 'purchase', { body: {}, params: { category: 'data' } });
    expect([came.status, came.code]).toEqual([401, 'unauthenticated']);
  });
});

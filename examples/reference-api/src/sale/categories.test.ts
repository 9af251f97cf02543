import { type Body, type Category, kobo, type Wire } from '@oja/core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../database/sale.schema.ts';
import { REVERSED_LATER } from '../provider/magicNumbers.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.ts';

const clock = testClock();
const DELAY = 30_000;
const api = apiForTests({ clock: clock.now, answerLimitMs: 1_000, providerDelayMs: DELAY });

let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});
afterEach(async () => expect(await api().ledger.audit()).toEqual([]));

type Purchase = Omit<Body<'purchase'>, 'reference'>;
const sell = (category: Category, body: Purchase) =>
  call(api().url, 'purchase', {
    token,
    params: { category },
    body: { reference: crypto.randomUUID(), ...body },
  });
const look = async (ref: string) => (await call(api().url, 'transaction', { token, params: { ref } })).data;
const deliveryOf = ({ delivery }: Wire<'transaction'>) => delivery as Delivery;
const wallet = () => api().ledger.balance('amaka');

describe('airtime', () => {
  const airtime = (amount: string, change: Partial<Purchase> = {}): Purchase => ({
    serviceId: 'mtn-airtime',
    recipient: '08011111111',
    amount,
    expectedPrice: amount,
    ...change,
  });

  it('costs what it is worth, and earns the network’s rate', async () => {
    const before = await wallet();
    const { status, data } = await sell('airtime', airtime('1000.00'));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'MTN airtime',
      amount: '1000.00',
      commission: '30.00',
      category: 'airtime',
      status: 'delivered',
    });
    expect(await wallet()).toBe(before - 100_000);
  });

  it.each(['49.00', '50001.00', '100.50', undefined])('is refused for %s', async (amount) => {
    const before = await wallet();
    const { amount: _, ...without } = airtime('100.00');
    const came = await sell('airtime', amount === undefined ? without : airtime(amount));
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['amount']]);
    expect(await wallet()).toBe(before);
  });

  it('is not sold at another price than the buyer saw', async () => {
    const came = await sell('airtime', airtime('100.00', { expectedPrice: '95.00' }));
    expect([came.code, came.data]).toEqual(['price_changed', { price: '100.00' }]);
  });
});

describe('electricity', () => {
  const power = (recipient: string, change: Partial<Purchase> = {}): Purchase => ({
    serviceId: 'ikeja-electric',
    recipient,
    meterType: 'prepaid',
    amount: '2000.00',
    expectedPrice: '2000.00',
    ...change,
  });

  it('delivers a token of 20 digits, with all that a receipt says', async () => {
    const { status, data } = await sell('electricity', power('99000000010'));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Ikeja Electric prepaid',
      commission: '20.00',
      meterType: 'prepaid',
      planId: null,
    });
    expect(deliveryOf(data)).toEqual({
      message: 'The network confirmed the delivery.',
      token: expect.stringMatching(/^\d{20}$/),
      // ₦2,000.00 / 1.075 = ₦1,860.47; / 209.5 = 8.9 kWh.
      tokenAmount: '1860.47',
      units: '8.9 kWh',
      tariff: '₦209.50 per kWh',
      vat: '139.53',
      customerName: 'CHIDI NWOSU',
      address: '12 Allen Avenue, Ikeja',
      providerReference: expect.stringMatching(/^SIM-\d{12}$/),
    });
  });

  it('delivers two key change tokens to a meter that needs them', async () => {
    const { data } = await sell('electricity', power('99000000036'));
    const { token: digits, kct } = deliveryOf(data);
    expect(kct).toEqual([expect.stringMatching(/^\d{20}$/), expect.stringMatching(/^\d{20}$/)]);
    expect(new Set([digits, ...(kct || [])]).size).toBe(3);
  });

  it('takes arrears out of the payment, and says what they were: units come of what is left', async () => {
    const { data } = await sell('electricity', power('99000000028'));
    // Half of the payment at most: ₦1,000.00 is left, of which ₦930.23 buys energy.
    expect(deliveryOf(data)).toMatchObject({
      customerName: 'AISHA BELLO',
      arrears: '1000.00',
      tokenAmount: '930.23',
      vat: '69.77',
      units: '4.4 kWh',
    });
  });

  it('delivers a late token when it comes, and the same one ever after', async () => {
    const { status, data } = await sell('electricity', power('99000000051'));
    expect([status, data.status, data.delivery]).toEqual([202, 'pending', null]);
    clock.forward(DELAY + 1_000);
    await api().sweep();
    const settled = await look(String(data.ref));
    expect(settled.status).toBe('delivered');
    expect(deliveryOf(settled).token).toMatch(/^\d{20}$/);
    expect(await look(String(data.ref))).toEqual(settled);
  });

  it('takes a postpaid account with letters and slashes, for which there is no token', async () => {
    const change = { serviceId: 'ibadan-electric', meterType: 'postpaid' } as const;
    const { data } = await sell('electricity', power('12/34/56/7890-01', change));
    expect([data.status, data.meterType]).toEqual(['delivered', 'postpaid']);
    expect(deliveryOf(data)).toEqual({
      message: 'The network confirmed the delivery.',
      receiptNumber: expect.stringMatching(/^\d{10}$/),
      customerName: 'IBRAHIM MUSA',
      address: '12 Allen Avenue, Ikeja',
      providerReference: expect.stringMatching(/^SIM-\d{12}$/),
    });
  });

  it.each([
    ['a meter of another disco', '99000000044'],
    ['a meter that nobody has', '45067198783'],
  ])('gives the money back for %s', async (_, number) => {
    const before = await wallet();
    const { data } = await sell('electricity', power(number));
    expect(data.status).toBe('failed');
    expect(await wallet()).toBe(before);
  });

  it.each([
    ['recipient', power('9900')],
    ['meterType', { ...power('99000000010'), meterType: undefined }],
    ['amount', power('99000000010', { amount: '400.00', expectedPrice: '400.00' })],
  ])('is refused when %s is wrong', async (field, body) => {
    const came = await sell('electricity', body as Purchase);
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('cable TV', () => {
  it('changes to a plan at its list price', async () => {
    const { data } = await sell('cable', {
      serviceId: 'gotv',
      planId: 'gotv-jolli',
      recipient: '2000000001',
      expectedPrice: '5800.00',
    });
    expect(data).toMatchObject({
      status: 'delivered',
      name: 'GOtv Jolli',
      amount: '5800.00',
      commission: '87.00',
      planId: 'gotv-jolli',
      delivery: { customerName: 'MARY OKON', providerReference: expect.stringMatching(/^SIM-\d{12}$/) },
    });
  });

  it('renews what the card has at the provider’s price, when no plan is named', async () => {
    const renewal = { serviceId: 'startimes', recipient: '02000000001', expectedPrice: '2100.00' };
    const { data } = await sell('cable', renewal);
    expect(data).toMatchObject({ status: 'delivered', name: 'StarTimes renewal', amount: '2100.00' });
    const moved = await sell('cable', { ...renewal, expectedPrice: '2000.00' });
    expect([moved.code, moved.data]).toEqual(['price_changed', { price: '2100.00' }]);
  });

  it('asks for a plan when there is nothing to renew', async () => {
    const came = await sell('cable', {
      serviceId: 'dstv',
      recipient: '1000000009',
      expectedPrice: '4400.00',
    });
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['planId']]);
  });

  it('gives the money back for a card that nobody has', async () => {
    const before = await wallet();
    const body = {
      serviceId: 'dstv',
      planId: 'dstv-padi',
      recipient: '1000000009',
      expectedPrice: '4400.00',
    };
    expect((await sell('cable', body)).data.status).toBe('failed');
    expect(await wallet()).toBe(before);
  });
});

describe('exam pins', () => {
  const pins = (change: Partial<Purchase> = {}): Purchase => ({
    serviceId: 'neco',
    planId: 'neco-token',
    recipient: '08011111111',
    expectedPrice: '1100.00',
    ...change,
  });

  const jamb = (recipient: string) =>
    pins({ serviceId: 'jamb', planId: 'jamb-utme', recipient, expectedPrice: '6200.00' });

  it('delivers as many as were asked for, each another one', async () => {
    const { data } = await sell('result-checker', pins({ quantity: 3, expectedPrice: '3300.00' }));
    expect(data).toMatchObject({ amount: '3300.00', commission: '150.00' });
    const got = deliveryOf(data).pins || [];
    expect(new Set(got.map(({ pin }) => pin)).size).toBe(3);
    for (const { pin, serial } of got) expect([/^\d{12}$/.test(pin), serial]).toEqual([true, undefined]);
  });

  it('comes with a serial from WAEC', async () => {
    const waec = pins({ serviceId: 'waec', planId: 'waec-result-checker', expectedPrice: '3900.00' });
    const [one] = deliveryOf((await sell('result-checker', waec)).data).pins || [];
    expect(one).toEqual({
      pin: expect.stringMatching(/^\d{12}$/),
      serial: expect.stringMatching(/^WRN\d{9}$/),
    });
  });

  it('comes for a JAMB profile, and not for one that nobody has', async () => {
    const { pins: made, customerName } = deliveryOf((await sell('result-checker', jamb('0123456789'))).data);
    expect(made).toEqual([{ pin: expect.stringMatching(/^\d{16}$/) }]);
    expect(customerName).toBe('TUNDE ADEYEMI');
    expect((await sell('result-checker', jamb('0123456780'))).data.status).toBe('failed');
  });

  it.each([
    ['pins', 'Buy at most 20 at once.', pins({ quantity: 21, expectedPrice: '23100.00' })],
    ['pins, whoever counts', 'Use 100 or less.', pins({ quantity: 101, expectedPrice: '111100.00' })],
    [
      'JAMB, which is for one candidate',
      'This is sold one at a time.',
      { ...jamb('0123456789'), quantity: 2, expectedPrice: '12400.00' },
    ],
  ])('is refused for more than can be handed over at once: %s', async (_, sentence, body) => {
    const came = await sell('result-checker', body);
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['quantity']]);
    expect(came.errors?.['quantity']?.[0]).toContain(sentence);
  });
});

describe('a delivery that the network takes back hours later', () => {
  it('gives the money back once, and shows it as a transaction of its own', async () => {
    const before = await wallet();
    const earned = await api().ledger.earned('amaka');
    const body = order({ recipient: REVERSED_LATER });
    expect((await buy(api().url, token, body)).data.status).toBe('delivered');
    expect(await api().ledger.earned('amaka')).toBe(earned + 900);
    clock.forward(2 * 3_600_000);
    await api().sweep();
    expect((await look(body.reference)).status).toBe('delivered');
    clock.forward(3_600_000 + 1_000);
    await Promise.all([api().sweep(), api().sweep()]);
    await api().sweep();
    expect((await look(body.reference)).status).toBe('reversed');
    expect([await wallet(), await api().ledger.earned('amaka')]).toEqual([before, earned]);
    expect(await api().ledger.refunds(body.reference)).toEqual([kobo(45_600)]);
    expect((await buy(api().url, token, body)).data.status).toBe('reversed');
  });
});

import { describe, expect, it } from 'vitest';
import { deliveryOf, type Purchase, salesAt } from '../testing/purchases.helper.ts';
import { apiForTests } from '../testing/testApi.helper.ts';

const { sell, wallet } = salesAt(apiForTests());

describe('airtime', () => {
  const airtime = (amount: string, change: Partial<Purchase> = {}): Purchase => ({
    serviceId: 'mtn-airtime',
    recipient: '08011111111',
    amount,
    expectedPrice: amount,
    ...change,
  });

  it('costs its face value, and earns the network’s rate', async () => {
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

  it.each(['49.00', '50001.00', '100.50', undefined])('is refused for the amount %s', async (amount) => {
    const before = await wallet();
    const { amount: _, ...without } = airtime('100.00');
    const came = await sell('airtime', amount === undefined ? without : airtime(amount));
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['amount']]);
    expect(await wallet()).toBe(before);
  });

  it('is refused at another price than the buyer saw', async () => {
    const came = await sell('airtime', airtime('100.00', { expectedPrice: '95.00' }));
    expect([came.code, came.data]).toEqual(['price_changed', { price: '100.00' }]);
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

  it('renews the card’s plan at the provider’s price, if no plan is named', async () => {
    const renewal = { serviceId: 'startimes', recipient: '02000000001', expectedPrice: '2100.00' };
    const { data } = await sell('cable', renewal);
    expect(data).toMatchObject({ status: 'delivered', name: 'StarTimes renewal', amount: '2100.00' });
    const moved = await sell('cable', { ...renewal, expectedPrice: '2000.00' });
    expect([moved.code, moved.data]).toEqual(['price_changed', { price: '2100.00' }]);
  });

  it('requires a plan if there is nothing to renew', async () => {
    const came = await sell('cable', {
      serviceId: 'dstv',
      recipient: '1000000009',
      expectedPrice: '4400.00',
    });
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['planId']]);
  });

  it('refunds a sale for an unknown card', async () => {
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

describe('recharge cards', () => {
  const cards = (quantity: number, change: Partial<Purchase> = {}): Purchase => ({
    serviceId: 'mtn-recharge-card',
    planId: 'mtn-recharge-card-100',
    recipient: '08011111111',
    quantity,
    expectedPrice: `${quantity * 100}.00`,
    ...change,
  });

  it('are delivered in the requested quantity for one debit, each with its serial and its expiry date', async () => {
    const before = await wallet();
    const { data } = await sell('recharge-card', cards(100));
    expect(data).toMatchObject({ name: 'MTN ₦100 card', amount: '10000.00', commission: '300.00' });
    expect(await wallet()).toBe(before - 1_000_000);
    const got = deliveryOf(data).pins || [];
    expect(new Set(got.map(({ pin }) => pin)).size).toBe(100);
    expect(got[0]).toEqual({
      pin: expect.stringMatching(/^\d{17}$/),
      serial: expect.stringMatching(/^\d{14}$/),
      expires: '31 Dec 2028',
    });
  });

  it('are refused without a debit if too few are left', async () => {
    const before = await wallet();
    const t2 = { serviceId: 't2-recharge-card', planId: 't2-recharge-card-500', expectedPrice: '6500.00' };
    const came = await sell('recharge-card', cards(13, t2));
    expect([came.status, came.code, came.data]).toEqual([409, 'out_of_stock', { left: 12 }]);
    expect(came.purchase?.charged).toBe(false);
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

  it('delivers the requested quantity of different PINs', async () => {
    const { data } = await sell('result-checker', pins({ quantity: 3, expectedPrice: '3300.00' }));
    expect(data).toMatchObject({ amount: '3300.00', commission: '150.00' });
    const got = deliveryOf(data).pins || [];
    expect(new Set(got.map(({ pin }) => pin)).size).toBe(3);
    for (const { pin, serial } of got) expect([/^\d{12}$/.test(pin), serial]).toEqual([true, undefined]);
  });

  it('have a serial number from WAEC', async () => {
    const waec = pins({ serviceId: 'waec', planId: 'waec-result-checker', expectedPrice: '3900.00' });
    const [one] = deliveryOf((await sell('result-checker', waec)).data).pins || [];
    expect(one).toEqual({
      pin: expect.stringMatching(/^\d{12}$/),
      serial: expect.stringMatching(/^WRN\d{9}$/),
    });
  });

  it('are delivered for a JAMB profile, and the sale fails for an unknown one', async () => {
    const { pins: made, customerName } = deliveryOf((await sell('result-checker', jamb('0123456789'))).data);
    expect(made).toEqual([{ pin: expect.stringMatching(/^\d{16}$/) }]);
    expect(customerName).toBe('TUNDE ADEYEMI');
    expect((await sell('result-checker', jamb('0123456780'))).data.status).toBe('failed');
  });

  it.each([
    ['pins', 'Buy at most 20 at once.', pins({ quantity: 21, expectedPrice: '23100.00' })],
    [
      'pins, above the highest quantity',
      'Use 100 or less.',
      pins({ quantity: 101, expectedPrice: '111100.00' }),
    ],
    [
      'JAMB, which is for one candidate',
      'This is sold one at a time.',
      { ...jamb('0123456789'), quantity: 2, expectedPrice: '12400.00' },
    ],
  ])('are refused above the maximum quantity: %s', async (_, sentence, body) => {
    const came = await sell('result-checker', body);
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['quantity']]);
    expect(came.errors?.['quantity']?.[0]).toContain(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import { deliveryOf, type Purchase, salesAt } from '../testing/purchases.helper.ts';
import { apiForTests, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const DELAY = 30_000;
const api = apiForTests({ clock: clock.now, providerDelayMs: DELAY });
const { sell, look, wallet } = salesAt(api);

describe('electricity', () => {
  const power = (recipient: string, change: Partial<Purchase> = {}): Purchase => ({
    serviceId: 'ikeja-electric',
    recipient,
    meterType: 'prepaid',
    amount: '2000.00',
    expectedPrice: '2000.00',
    ...change,
  });

  it('delivers a token of 20 digits, with all receipt fields', async () => {
    const { status, data } = await sell('electricity', power('99000000010'));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Ikeja Electric prepaid',
      commission: '20.00',
      meterType: 'prepaid',
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

  it('deducts arrears from the payment and reports them; the rest buys units', async () => {
    const { data } = await sell('electricity', power('99000000028'));
    // At most half of the payment: ₦1,000.00 is left, and ₦930.23 of it buys energy.
    expect(deliveryOf(data)).toMatchObject({
      customerName: 'AISHA BELLO',
      arrears: '1000.00',
      tokenAmount: '930.23',
      vat: '69.77',
      units: '4.4 kWh',
    });
  });

  it('delivers a late token once it arrives, and then always the same one', async () => {
    const { status, data } = await sell('electricity', power('99000000051'));
    expect([status, data.status, data.delivery]).toEqual([202, 'pending', undefined]);
    clock.forward(DELAY + 1_000);
    await api().sweep();
    const settled = await look(String(data.ref));
    expect(settled.status).toBe('delivered');
    expect(deliveryOf(settled).token).toMatch(/^\d{20}$/);
    expect(await look(String(data.ref))).toEqual(settled);
  });

  it('accepts a postpaid account with letters and slashes, and delivers a receipt number instead of a token', async () => {
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
    ['an unknown meter', '45067198783'],
  ])('refunds a sale for %s', async (_, number) => {
    const before = await wallet();
    const { data } = await sell('electricity', power(number));
    expect(data.status).toBe('failed');
    expect(await wallet()).toBe(before);
  });

  it.each([
    ['recipient', power('9900')],
    ['meterType', { ...power('99000000010'), meterType: undefined }],
    ['amount', power('99000000010', { amount: '400.00', expectedPrice: '400.00' })],
  ])('is refused if %s is invalid', async (field, body) => {
    const came = await sell('electricity', body as Purchase);
    expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, [field]]);
  });
});

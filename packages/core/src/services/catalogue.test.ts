import { describe, expect, it } from 'vitest';
import type { PurchaseDraft } from '../purchase/intent.ts';
import { startPurchase } from '../purchase/startPurchase.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { fixtures } from '../testing/fixtures/answers.ts';
import { demoShelf } from '../testing/fixtures/shelf.ts';
import { openShop } from '../testing/shop.ts';
import { catalogue, categories, definitionOf, findDefinition, isCategory } from './catalogue.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Reviews and buys, as a widget does, until the server has it. */
async function buy({ client }: Shop, draft: PurchaseDraft | null) {
  if (!draft) throw new Error('There is nothing to buy');
  const machine = startPurchase(client, draft.category);
  machine.review(draft);
  await machine.buy();
  await expect.poll(() => machine.state.value.step).toBe('delivered');
}

describe('the catalogue', () => {
  it('has the five categories of the specification, with their routes and tags', () => {
    expect(catalogue.map(({ route }) => route)).toEqual([
      '/services/data',
      '/services/airtime',
      '/services/electricity',
      '/services/cable',
      '/services/result-checker',
    ]);
    expect(catalogue.map(({ tag }) => tag)[4]).toBe('oja-result-checker-purchase');
    expect(categories).toHaveLength(5);
  });

  it('knows its own words and no others', () => {
    expect(isCategory('cable')).toBe(true);
    for (const word of ['betting', 'toString', '']) {
      expect(isCategory(word)).toBe(false);
      expect(findDefinition(word)).toBeNull();
    }
  });

  it.each(catalogue)(
    'asks for nothing twice in $id, and says what is missing in an empty form',
    async (definition) => {
      const shop = await openShop();
      const form = shop.form(definition);
      expect(new Set(form.names()).size).toBe(form.names().length);
      expect(form.faults()).toEqual({});
      expect(await form.submit()).toBeNull();
      expect(form.faults()).toMatchObject({ service: { kind: 'not-chosen' }, recipient: { kind: 'empty' } });
      expect(shop.bought()).toEqual([]);
    },
  );
});

describe('data', () => {
  it('is sold by number, network and plan; the number hints at the network', async () => {
    const shop = await openShop();
    const form = shop.form('data', { recipient: '+234 803 123 4567', plan: 'mtn-sme-1gb' });
    expect(form.state.value.view.service?.id).toBe('mtn-data');
    await buy(shop, await form.submit());
    expect(shop.bought()).toEqual([
      {
        category: 'data',
        serviceId: 'mtn-data',
        planId: 'mtn-sme-1gb',
        recipient: '08031234567',
        expectedPrice: '456.00',
      },
    ]);
  });

  it('says that a number was ported where the agent keeps another network', async () => {
    const shop = await openShop();
    const form = shop.form('data', { recipient: '08031234567', service: 'glo-data', plan: 'glo-cg-1gb' });
    expect(await form.submit()).toMatchObject({ ported: true, serviceId: 'glo-data' });
  });
});

describe('airtime', () => {
  it('costs the amount, and the fee of a network that takes one', async () => {
    const shop = await openShop({
      services: () => ok(demoShelf.map((service) => ({ ...service, fee: '10.50' }))),
    });
    const form = shop.form('airtime', { recipient: '08031234567', amount: '500' });
    const draft = await form.submit();
    if (!draft) throw new Error('Everything is in order');
    expect(draft).toMatchObject({ amount: 50_000, fee: 1_050, price: 51_050 });
    expect(definitionOf('airtime').review(draft).slice(-2)).toEqual([
      { label: 'fee', amount: 1_050 },
      { label: 'price', amount: 51_050 },
    ]);
  });

  it('is sold by number and amount within the network’s limits', async () => {
    const shop = await openShop();
    const form = shop.form('airtime', { recipient: '08021234567', amount: '20' });
    expect(await form.submit()).toBeNull();
    expect(form.faults()).toEqual({ amount: { kind: 'below', least: 5_000 } });
    form.enter({ amount: '60,000' });
    expect(form.faults()).toEqual({ amount: { kind: 'above', most: 5_000_000 } });
    form.enter({ amount: '1000.50' });
    expect(form.faults()).toEqual({ amount: { kind: 'off-step', step: 100, nearest: 100_000 } });
    form.enter({ amount: '₦1,000' });
    await buy(shop, await form.submit());
    expect(shop.bought()).toEqual([
      {
        category: 'airtime',
        serviceId: 'airtel-airtime',
        recipient: '08021234567',
        amount: '1000.00',
        expectedPrice: '1000.00',
      },
    ]);
  });
});

describe('electricity', () => {
  const meter = { service: 'ikeja-electric', recipient: '9900 0000 028', amount: '2000' };

  it('looks the meter up, and shows whose it is and what is owed', async () => {
    const shop = await openShop();
    const form = shop.form('electricity', meter);
    const draft = await form.submit();
    expect(shop.asked('meter')).toEqual([
      { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    ]);
    expect(draft && form.definition.review(draft)).toEqual([
      { label: 'service', text: 'Ikeja Electric' },
      { label: 'meter-number', text: '99000000028' },
      { label: 'meterType', text: 'prepaid' },
      { label: 'customer', text: 'CHIDI NWOSU' },
      { label: 'address', text: '12 Allen Avenue, Ikeja' },
      { label: 'arrears', amount: 345_000 },
      { label: 'price', amount: 200_000 },
    ]);
    await buy(shop, draft);
    expect(shop.bought()).toEqual([
      {
        category: 'electricity',
        serviceId: 'ikeja-electric',
        recipient: '99000000028',
        amount: '2000.00',
        meterType: 'prepaid',
        expectedPrice: '2000.00',
      },
    ]);
  });

  it('keeps to the minimum of this very meter', async () => {
    const shop = await openShop();
    const form = shop.form('electricity', { ...meter, amount: '700' });
    expect(await form.submit()).toBeNull();
    expect(form.faults()).toEqual({ amount: { kind: 'below', least: 100_000 } });
  });

  it('forgets whose meter it was with any edit of it, and asks again after ten minutes', async () => {
    const shop = await openShop();
    const form = shop.form('electricity', meter);
    await form.verify();
    expect(form.state.value.view.verified?.customerName).toBe('CHIDI NWOSU');
    form.enter({ recipient: '99000000010' });
    expect(form.state.value).toMatchObject({ checking: { step: 'not-asked' }, view: { verified: null } });
    form.enter({ recipient: meter.recipient });
    await form.submit();
    expect(shop.asked('meter')).toHaveLength(1);
    shop.forward(11 * 60_000);
    await form.submit();
    expect(shop.asked('meter')).toHaveLength(2);
  });

  it('takes the meter type that the disco knows, and does not ask twice for that', async () => {
    const shop = await openShop({ meter: () => ok({ ...fixtures.meter, meterType: 'POSTPAID' }) });
    const form = shop.form('electricity', meter);
    expect(await form.submit()).toMatchObject({ meterType: 'postpaid' });
    expect(form.state.value.view.entered['meterType']).toBe('postpaid');
    expect(shop.asked('meter')).toHaveLength(1);
  });

  it.each([
    ['the disco refuses the meter', () => ok({ ...fixtures.meter, canVend: false }), 'refused'],
    [
      'there is no such meter',
      () => refuse(404, 'This meter is not known.', { code: 'not_found' }),
      'failed',
    ],
  ])('sells nothing where %s', async (_, answer, step) => {
    const shop = await openShop({ meter: answer });
    const form = shop.form('electricity', meter);
    expect(await form.submit()).toBeNull();
    expect(form.state.value.checking.step).toBe(step);
  });

  it('takes a number that fails its check digit with a warning', async () => {
    const shop = await openShop();
    const form = shop.form('electricity', { ...meter, recipient: '99000000011' });
    const recipient = form.state.value.fields.find(({ field }) => field.name === 'recipient');
    expect(recipient?.check).toMatchObject({ ok: true, warning: { kind: 'check-digit' } });
    expect(await form.submit()).not.toBeNull();
  });

  it('takes a postpaid account with slashes', async () => {
    const shop = await openShop({ meter: () => ok({ ...fixtures.meter, meterType: 'postpaid' }) });
    const form = shop.form('electricity', { ...meter, meterType: 'postpaid', recipient: '12/34/56/7890-01' });
    expect(await form.submit()).toMatchObject({ recipient: '12/34/56/7890-01', meterType: 'postpaid' });
  });
});

describe('cable', () => {
  const card = { service: 'dstv', recipient: '1000000001' };

  it('offers the renewal first, at the price for this card', async () => {
    const shop = await openShop();
    const form = shop.form('cable', card);
    expect(form.names()).toEqual(['service', 'recipient', 'plan']);
    await form.verify();
    expect(form.names()).toEqual(['service', 'recipient', 'operation']);
    await buy(shop, await form.submit());
    expect(shop.asked('smartcard')).toEqual([{ smartcard_number: '1000000001', provider: 'dstv' }]);
    expect(shop.bought()).toEqual([
      { category: 'cable', serviceId: 'dstv', recipient: '1000000001', expectedPrice: '19000.00' },
    ]);
  });

  it('changes the package where the agent wants another', async () => {
    const shop = await openShop();
    const form = shop.form('cable', card);
    await form.verify();
    form.enter({ operation: 'change' });
    expect(form.names()).toEqual(['service', 'recipient', 'operation', 'plan']);
    expect(await form.submit()).toBeNull();
    form.enter({ plan: 'dstv-padi' });
    const draft = await form.submit();
    expect(draft).toMatchObject({ planId: 'dstv-padi', price: 440_000 });
    form.restart(draft);
    expect(await form.submit()).toEqual(draft);
  });

  it.each([
    ['Showmax', { id: 'showmax' }],
    ['a service that says so', { id: 'a-stream', recipientKind: 'phone' }],
  ])('goes by the phone number of an account for %s, and looks nobody up', async (_, stream) => {
    const plans = [{ id: 'mobile-90d', name: 'Mobile', price: '3800.00', validityDays: 90 }];
    const streaming = { category: 'cable', name: 'A stream', available: true, plans, ...stream };
    const shop = await openShop({ services: () => ok([...demoShelf, streaming]) });
    const form = shop.form('cable', { service: stream.id, plan: 'mobile-90d', recipient: '1000000001' });
    const label = () => {
      const { fields, view } = form.state.value;
      return fields.find(({ field }) => field.name === 'recipient')?.field.labelIn?.(view);
    };
    expect(label()).toBe('phone');
    expect(await form.submit()).toBeNull();
    expect(form.faults()).toEqual({ recipient: { kind: 'too-short', missing: 1 } });
    form.enter({ recipient: '+234 803 123 4567' });
    await buy(shop, await form.submit());
    expect(shop.asked('smartcard')).toEqual([]);
    expect(shop.bought()).toMatchObject([
      { serviceId: stream.id, planId: 'mobile-90d', recipient: '08031234567', expectedPrice: '3800.00' },
    ]);
    form.enter({ service: 'dstv' });
    expect(label()).toBe('smartcard-number');
  });

  it('sells a package where the server names no renewal', async () => {
    const shop = await openShop({ smartcard: () => ok({ customerName: 'FATIMA BELLO' }) });
    const form = shop.form('cable', { ...card, plan: 'dstv-compact' });
    expect(await form.submit()).toMatchObject({ planId: 'dstv-compact', price: 1_900_000 });
  });
});

describe('result checkers', () => {
  it('are sold in numbers', async () => {
    const shop = await openShop();
    const form = shop.form('result-checker', {
      service: 'waec',
      plan: 'waec-checker',
      quantity: '3',
      recipient: '08031234567',
    });
    const draft = await form.submit();
    expect(draft).toMatchObject({ commission: 75_000 });
    await buy(shop, draft);
    expect(shop.bought()).toEqual([
      {
        category: 'result-checker',
        serviceId: 'waec',
        planId: 'waec-checker',
        recipient: '08031234567',
        quantity: 3,
        expectedPrice: '11700.00',
      },
    ]);
  });

  it('for JAMB are one, for a profile that was looked up', async () => {
    const shop = await openShop();
    const form = shop.form('result-checker', { service: 'jamb', plan: 'jamb-utme', recipient: '0123456789' });
    expect(form.names()).not.toContain('quantity');
    expect(await form.submit()).toMatchObject({
      recipient: '0123456789',
      quantity: 1,
      facts: [{ label: 'candidate', text: 'TUNDE ADEYEMI' }],
    });
    expect(shop.asked('profile')).toEqual([{ profile_id: '0123456789', product: 'jamb' }]);
  });
});

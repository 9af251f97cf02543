import { describe, expect, it } from 'vitest';
import { demoAllServices } from '../../contract/demo/allServices.ts';
import { buyDraft } from '../../testing/buyDraft.helper.ts';
import { ok } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';
import { definitionOf } from '../catalogue.ts';

describe('airtime', () => {
  it('costs the amount plus the network’s fee, if it has one', async () => {
    const setup = await createTestClient({
      services: () => ok(demoAllServices.map((service) => ({ ...service, fee: '10.50' }))),
    });
    const form = setup.form('airtime', { recipient: '08031234567', amount: '500' });
    const draft = await form.submit();
    if (!draft) throw new Error('Everything is in order');
    expect(draft).toMatchObject({ amount: 50_000, fee: 1_050, price: 51_050 });
    expect(definitionOf('airtime').review(draft).slice(-2)).toEqual([
      { label: 'fee', amount: 1_050 },
      { label: 'price', amount: 51_050 },
    ]);
  });

  it('is bought with a phone number and an amount within the network’s limits', async () => {
    const setup = await createTestClient();
    const form = setup.form('airtime', { recipient: '08021234567', amount: '20' });
    expect(await form.submit()).toBeNull();
    expect(form.issues()).toEqual({ amount: { kind: 'below', least: 5_000 } });
    form.enter({ amount: '60,000' });
    expect(form.issues()).toEqual({ amount: { kind: 'above', most: 5_000_000 } });
    form.enter({ amount: '1000.50' });
    expect(form.issues()).toEqual({ amount: { kind: 'off-step', step: 100, nearest: 100_000 } });
    form.enter({ amount: '₦1,000' });
    await buyDraft(setup, await form.submit());
    expect(setup.bought()).toEqual([
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

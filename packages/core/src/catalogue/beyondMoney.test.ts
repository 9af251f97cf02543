import { describe, expect, it } from 'vitest';
import { demoAllServices } from '../contract/demo/allServices.ts';
import { ok } from '../testing/fakeServer.ts';
import { createTestClient } from '../testing/testClient.helper.ts';

describe('a purchase above the largest amount of money', () => {
  it.each([
    ['airtime', { recipient: '08031234567', amount: '10000000000' }],
    ['electricity', { service: 'ikeja-electric', recipient: '99000000028', amount: '10000000000' }],
    ['result-checker', { service: 'waec', recipient: '08031234567', plan: 'waec-checker', quantity: '2' }],
  ])('has no price and is not sent: %s', async (category, entries) => {
    const services = demoAllServices.map(({ limits: _, ...service }) => ({
      ...service,
      fee: '1.00',
      plans: (service.plans ?? []).map((plan) => ({ ...plan, price: '10000000000.00' })),
    }));
    const setup = await createTestClient({ services: () => ok(services) });
    const form = setup.form(category, entries);
    expect(form.state.value.price).toBeNull();
    expect(await form.submit()).toBeNull();
  });
});

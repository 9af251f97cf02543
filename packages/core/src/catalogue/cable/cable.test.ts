import { describe, expect, it } from 'vitest';
import { demoAllServices } from '../../contract/demo/allServices.ts';
import { buyDraft } from '../../testing/buyDraft.helper.ts';
import { ok } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';

describe('cable', () => {
  const card = { service: 'dstv', recipient: '1000000001' };

  it('offers the renewal first, at the price for this card', async () => {
    const setup = await createTestClient();
    const form = setup.form('cable', card);
    expect(form.names()).toEqual(['service', 'recipient', 'plan']);
    await form.verify();
    expect(form.names()).toEqual(['service', 'recipient', 'operation']);
    await buyDraft(setup, await form.submit());
    expect(setup.asked('smartcard')).toEqual([{ smartcard_number: '1000000001', provider: 'dstv' }]);
    expect(setup.bought()).toEqual([
      { category: 'cable', serviceId: 'dstv', recipient: '1000000001', expectedPrice: '19000.00' },
    ]);
  });

  it('changes the package if the agent chooses another', async () => {
    const setup = await createTestClient();
    const form = setup.form('cable', card);
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
  ])('asks for an account’s phone number for %s, and looks nothing up', async (_, stream) => {
    const plans = [{ id: 'mobile-90d', name: 'Mobile', price: '3800.00', validityDays: 90 }];
    const streaming = { category: 'cable', name: 'A stream', available: true, plans, ...stream };
    const setup = await createTestClient({ services: () => ok([...demoAllServices, streaming]) });
    const form = setup.form('cable', { service: stream.id, plan: 'mobile-90d', recipient: '1000000001' });
    const label = () => {
      const { fields, view } = form.state.value;
      return fields.find(({ field }) => field.name === 'recipient')?.field.labelIn?.(view);
    };
    expect(label()).toBe('phone');
    expect(await form.submit()).toBeNull();
    expect(form.issues()).toEqual({ recipient: { kind: 'too-short', missing: 1 } });
    form.enter({ recipient: '+234 803 123 4567' });
    await buyDraft(setup, await form.submit());
    expect(setup.asked('smartcard')).toEqual([]);
    expect(setup.bought()).toMatchObject([
      { serviceId: stream.id, planId: 'mobile-90d', recipient: '08031234567', expectedPrice: '3800.00' },
    ]);
    form.enter({ service: 'dstv' });
    expect(label()).toBe('smartcard-number');
  });

  it.each([
    ['gotv', undefined, 'iuc-number'],
    ['gotv', 'smartcard', 'iuc-number'],
    ['dstv', undefined, 'smartcard-number'],
    ['startimes', 'smartcard', 'smartcard-number'],
    ['gotv', 'phone', 'phone'],
  ])('labels the number of %s (%s) as %s', async (id, recipientKind, label) => {
    const service = {
      id,
      category: 'cable',
      name: id,
      available: true,
      ...(recipientKind && { recipientKind }),
    };
    const setup = await createTestClient({ services: () => ok([service]) });
    const { fields, view } = setup.form('cable').state.value;
    expect(fields.find(({ field }) => field.name === 'recipient')?.field.labelIn?.(view)).toBe(label);
  });

  it('sells a package if the server names no renewal', async () => {
    const setup = await createTestClient({ smartcard: () => ok({ customerName: 'FATIMA BELLO' }) });
    const form = setup.form('cable', { ...card, plan: 'dstv-compact' });
    expect(await form.submit()).toMatchObject({ planId: 'dstv-compact', price: 1_900_000 });
  });
});

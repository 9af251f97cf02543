import { describe, expect, it } from 'vitest';
import { demoAllServices } from '../../contract/demo/allServices.ts';
import { fixtures } from '../../contract/demo/answers.ts';
import { ok } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';

describe('the price of a form', () => {
  it.each([
    ['data', { service: 'mtn-data', plan: 'mtn-sme-1gb' }, 45_600],
    ['airtime', { service: 'mtn-airtime', amount: '1,000' }, 100_000],
    ['electricity', { service: 'ikeja-electric', amount: '2000' }, 200_000],
    ['cable', { service: 'dstv', plan: 'dstv-padi' }, 440_000],
    ['result-checker', { service: 'waec', plan: 'waec-checker', quantity: '3' }, 1_170_000],
  ])('for %s is known before the recipient', async (category, entries, price) => {
    const setup = await createTestClient();
    const form = setup.form(category);
    expect(form.state.value.price).toBeNull();
    form.enter(entries);
    expect(form.state.value.price).toBe(price);
    expect(await form.submit()).toBeNull();
  });

  it.each([
    ['airtime', { service: 'mtn-airtime', amount: '20' }],
    ['airtime', { service: 'mtn-airtime' }],
    ['data', { service: 'mtn-data' }],
    ['result-checker', { service: 'waec', plan: 'waec-checker', quantity: '101' }],
  ])('for %s with %j is unknown', async (category, entries) => {
    const setup = await createTestClient();
    expect(setup.form(category, entries as Record<string, string>).state.value.price).toBeNull();
  });

  it('is the renewal’s if a card is renewed', async () => {
    const setup = await createTestClient();
    const form = setup.form('cable', { service: 'dstv', recipient: '1000000001' });
    await form.verify();
    expect(form.state.value.price).toBe(1_900_000);
    form.enter({ operation: 'change' });
    expect(form.state.value.price).toBeNull();
  });
});

describe('a purchase form', () => {
  it('preselects the only plan of a service, and never replaces a chosen plan', async () => {
    const services = demoAllServices.map((service) => ({
      ...service,
      plans: (service.plans ?? []).slice(0, 1),
    }));
    const setup = await createTestClient({ services: () => ok(services) });
    const form = setup.form('data', { service: 'mtn-data', recipient: '08031234567' });
    expect((await form.submit())?.planId).toBe(services.find(({ id }) => id === 'mtn-data')?.plans[0]?.id);
    form.enter({ plan: 'mtn-gone' });
    expect(await form.submit()).toBeNull();
  });

  it('preselects the only service, and never replaces a chosen service', async () => {
    const only = demoAllServices.filter(({ id }) => id === 'ikeja-electric');
    const setup = await createTestClient({ services: () => ok(only) });
    expect(setup.form('electricity').state.value.view.service?.id).toBe('ikeja-electric');
    expect(setup.form('electricity', { service: 'eko-electric' }).state.value.view.service).toBeNull();
    const several = await createTestClient();
    expect(several.form('data').state.value.view.service).toBeNull();
  });

  it('resets the number if the service needs another kind of recipient, and else keeps it', async () => {
    const gotv = { id: 'gotv', category: 'cable', name: 'GOtv', available: true, plans: [] };
    const setup = await createTestClient({ services: () => ok([...demoAllServices, gotv]) });
    const pins = setup.form('result-checker', { service: 'waec', recipient: '08031234567' });
    pins.enter({ service: 'jamb' });
    expect(pins.state.value.view.entered['recipient']).toBe('');
    pins.enter({ service: 'waec', recipient: '08031234567' });
    expect(pins.state.value.view.entered['recipient']).toBe('08031234567');
    // A decoder's number is the same kind, whatever its broadcaster calls it.
    const tv = setup.form('cable', { service: 'dstv', recipient: '1000000001' });
    tv.enter({ service: 'gotv' });
    expect(tv.state.value.view.entered['recipient']).toBe('1000000001');
  });

  it('has a name and price for a renewal, and none for a change of package', async () => {
    const setup = await createTestClient();
    const form = setup.form('cable', { service: 'dstv', recipient: '1000000001' });
    const { offer } = form.definition.fields.find(({ name }) => name === 'operation') ?? {};
    expect(offer?.('renew', form.state.value.view)).toBeNull();
    await form.verify();
    expect(offer?.('renew', form.state.value.view)).toEqual({ name: 'DStv Compact', price: 1_900_000 });
    expect(offer?.('change', form.state.value.view)).toBeNull();
  });

  it('labels the recipient as profile for JAMB, and as phone for other exams', async () => {
    const setup = await createTestClient();
    const form = setup.form('result-checker', { service: 'waec' });
    const labelIn = form.definition.fields.find(({ name }) => name === 'recipient')?.labelIn;
    expect(labelIn?.(form.state.value.view)).toBe('phone');
    form.enter({ service: 'jamb' });
    expect(labelIn?.(form.state.value.view)).toBe('profile-id');
  });

  it('has the discos to suggest if a meter is unknown', async () => {
    const wireServices = demoAllServices.flatMap((service) =>
      service.id === 'ikeja-electric'
        ? [service, { ...service, id: 'eko-electric', name: 'Eko' }]
        : [service],
    );
    const setup = await createTestClient({
      services: () => ok(wireServices),
      meter: () => ok(fixtures.meter),
    });
    const form = setup.form('electricity', { service: 'ikeja-electric' });
    const { service, services } = form.state.value.view;
    const { verification } = form.definition;
    expect(service && verification?.siblings?.(service, services).map(({ id }) => id)).toEqual([
      'eko-electric',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { fixtures } from '../../contract/demo/answers.ts';
import { buyDraft } from '../../testing/buyDraft.helper.ts';
import { ok, refuse } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';

describe('electricity', () => {
  const meter = { service: 'ikeja-electric', recipient: '9900 0000 028', amount: '2000' };

  it('looks the meter up and shows its customer and arrears', async () => {
    const setup = await createTestClient();
    const form = setup.form('electricity', meter);
    const draft = await form.submit();
    expect(setup.asked('meter')).toEqual([
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
    await buyDraft(setup, draft);
    expect(setup.bought()).toEqual([
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

  it.each([
    ['leaves out', undefined],
    ['sends empty', ''],
  ])('has no address line if the server %s the address', async (_, address) => {
    const setup = await createTestClient({ meter: () => ok({ ...fixtures.meter, address }) });
    const form = setup.form('electricity', meter);
    const draft = await form.submit();
    expect(draft && form.definition.review(draft).map(({ label }) => label)).toEqual([
      'service',
      'meter-number',
      'meterType',
      'customer',
      'arrears',
      'price',
    ]);
  });

  it('refuses an amount below the minimum of the meter', async () => {
    const setup = await createTestClient();
    const form = setup.form('electricity', { ...meter, amount: '700' });
    expect(await form.submit()).toBeNull();
    expect(form.issues()).toEqual({ amount: { kind: 'below', least: 100_000 } });
  });

  it('drops the result when the number is edited, and looks the meter up again after ten minutes', async () => {
    const setup = await createTestClient();
    const form = setup.form('electricity', meter);
    await form.verify();
    expect(form.state.value.view.verified?.customerName).toBe('CHIDI NWOSU');
    form.enter({ recipient: '99000000010' });
    expect(form.state.value).toMatchObject({ checking: { step: 'not-asked' }, view: { verified: null } });
    form.enter({ recipient: meter.recipient });
    await form.submit();
    expect(setup.asked('meter')).toHaveLength(1);
    setup.forward(11 * 60_000);
    await form.submit();
    expect(setup.asked('meter')).toHaveLength(2);
  });

  it('uses the meter type that the disco reports, without another lookup', async () => {
    const setup = await createTestClient({ meter: () => ok({ ...fixtures.meter, meterType: 'POSTPAID' }) });
    const form = setup.form('electricity', meter);
    expect(await form.submit()).toMatchObject({ meterType: 'postpaid' });
    expect(form.state.value.view.entered['meterType']).toBe('postpaid');
    expect(setup.asked('meter')).toHaveLength(1);
  });

  it.each([
    ['the disco refuses the meter', () => ok({ ...fixtures.meter, canVend: false }), 'refused'],
    [
      'there is no such meter',
      () => refuse(404, 'This meter is not known.', { code: 'not_found' }),
      'failed',
    ],
  ])('returns no draft if %s', async (_, answer, step) => {
    const setup = await createTestClient({ meter: answer });
    const form = setup.form('electricity', meter);
    expect(await form.submit()).toBeNull();
    expect(form.state.value.checking.step).toBe(step);
  });

  it('accepts a number with a wrong check digit, with a warning', async () => {
    const setup = await createTestClient();
    const form = setup.form('electricity', { ...meter, recipient: '99000000011' });
    const recipient = form.state.value.fields.find(({ field }) => field.name === 'recipient');
    expect(recipient?.check).toMatchObject({ ok: true, warning: { kind: 'check-digit' } });
    expect(await form.submit()).not.toBeNull();
  });

  it('accepts a postpaid account with slashes', async () => {
    const setup = await createTestClient({ meter: () => ok({ ...fixtures.meter, meterType: 'postpaid' }) });
    const form = setup.form('electricity', {
      ...meter,
      meterType: 'postpaid',
      recipient: '12/34/56/7890-01',
    });
    expect(await form.submit()).toMatchObject({ recipient: '12/34/56/7890-01', meterType: 'postpaid' });
  });
});

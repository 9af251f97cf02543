import { describe, expect, it } from 'vitest';
import { buyDraft } from '../../testing/buyDraft.helper.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';

describe('data', () => {
  it('is bought with a number, a network and a plan; the number’s prefix suggests the network', async () => {
    const setup = await createTestClient();
    const form = setup.form('data', { recipient: '+234 803 123 4567', plan: 'mtn-sme-1gb' });
    expect(form.state.value.view.service?.id).toBe('mtn-data');
    await buyDraft(setup, await form.submit());
    expect(setup.bought()).toEqual([
      {
        category: 'data',
        serviceId: 'mtn-data',
        planId: 'mtn-sme-1gb',
        recipient: '08031234567',
        expectedPrice: '456.00',
      },
    ]);
  });

  it('marks the number as ported if the agent chooses another network', async () => {
    const setup = await createTestClient();
    const form = setup.form('data', { recipient: '08031234567', service: 'glo-data', plan: 'glo-cg-1gb' });
    expect(await form.submit()).toMatchObject({ ported: true, serviceId: 'glo-data' });
  });
});

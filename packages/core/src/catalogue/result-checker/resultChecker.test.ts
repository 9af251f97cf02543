import { describe, expect, it } from 'vitest';
import { buyDraft } from '../../testing/buyDraft.helper.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';

describe('result checkers', () => {
  it('are sold in quantities', async () => {
    const setup = await createTestClient();
    const form = setup.form('result-checker', {
      service: 'waec',
      plan: 'waec-checker',
      quantity: '3',
      recipient: '08031234567',
    });
    const draft = await form.submit();
    expect(draft).toMatchObject({ commission: 75_000 });
    await buyDraft(setup, draft);
    expect(setup.bought()).toEqual([
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

  it('are sold singly for JAMB, for a profile that was looked up', async () => {
    const setup = await createTestClient();
    const form = setup.form('result-checker', {
      service: 'jamb',
      plan: 'jamb-utme',
      recipient: '0123456789',
    });
    expect(form.names()).not.toContain('quantity');
    expect(await form.submit()).toMatchObject({
      recipient: '0123456789',
      quantity: 1,
      facts: [{ label: 'candidate', text: 'TUNDE ADEYEMI' }],
    });
    expect(setup.asked('profile')).toEqual([{ profile_id: '0123456789', product: 'jamb' }]);
  });
});

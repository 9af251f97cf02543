import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../contract/demo/agent.ts';
import { startPurchase } from '../purchase/purchases.ts';
import { ok } from '../testing/fakeServer.ts';
import { createTestClient } from '../testing/testClient.helper.ts';
import { checkDigits } from '../validators/digits.ts';
import { amountField } from './amountField.ts';
import { defineService, koboOf } from './defineService.ts';
import { type Field, serviceField } from './field.ts';

const accountField: Field = {
  name: 'recipient',
  kind: 'digits',
  label: 'betting-account',
  check: (raw) => checkDigits(raw, 6, 10),
};

/** A category that the rest of Oja does not contain: this is its complete definition. */
const betting = defineService({
  id: 'betting',
  fields: [serviceField('bookmaker'), accountField, amountField()],
  delivers: 'directly',
  draft({ values: { recipient, amount } }) {
    const price = koboOf(amount);
    return recipient ? { recipient, price, amount: price } : null;
  },
});

describe('an added category', () => {
  const bookmaker = { id: 'a-bookmaker', category: 'betting', name: 'A bookmaker', available: true };

  it('has a route and a tag', () => {
    const { route, tag }: { route: '/services/betting'; tag: 'oja-betting-purchase' } = betting;
    expect([route, tag]).toEqual(['/services/betting', 'oja-betting-purchase']);
  });

  it('needs no other code to be entered, checked, reviewed, bought and followed to its end', async () => {
    const setup = await createTestClient({
      services: () => ok([{ ...bookmaker, limits: { min: '100.00', max: '5000.00' } }]),
      purchase: ({ body }) =>
        ok(demoTransaction({ reference: body.reference, status: 'pending', category: 'betting' }), {
          status: 202,
        }),
      transaction: ({ params }) =>
        ok(demoTransaction({ reference: params['ref'], status: 'delivered', category: 'betting' })),
    });
    const form = setup.form(betting, { service: 'a-bookmaker', recipient: '12345', amount: '50' });
    expect(form.names()).toEqual(['service', 'recipient', 'amount']);
    expect(await form.submit()).toBeNull();
    expect(form.issues()).toEqual({
      recipient: { kind: 'too-short', missing: 1 },
      amount: { kind: 'below', least: 10_000 },
    });
    form.enter({ recipient: '123456', amount: '500' });
    const draft = await form.submit();
    if (!draft) throw new Error('Everything is in order now');
    expect(betting.review(draft)).toEqual([
      { label: 'service', text: 'A bookmaker' },
      { label: 'betting-account', text: '123456' },
      { label: 'price', amount: 50_000 },
    ]);
    const machine = startPurchase(setup.client, 'betting');
    machine.review(draft);
    await machine.buy();
    await expect.poll(() => machine.state.value.step).toBe('processing');
    machine.requeryNow();
    await expect.poll(() => machine.state.value.step).toBe('delivered');
    expect(setup.bought()).toEqual([
      {
        category: 'betting',
        serviceId: 'a-bookmaker',
        recipient: '123456',
        amount: '500.00',
        expectedPrice: '500.00',
      },
    ]);
  });
});

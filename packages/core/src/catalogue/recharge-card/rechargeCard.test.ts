import { expect, it } from 'vitest';
import { ok } from '../../testing/fakeServer.ts';
import { createTestClient } from '../../testing/testClient.helper.ts';

const cards = {
  id: 'mtn-recharge-card',
  category: 'recharge-card',
  name: 'MTN',
  limits: { quantity: 100 },
  plans: [
    { id: 'mtn-100', name: '₦100 card', price: '100.00', commission: '3.00', stock: 12 },
    { id: 'mtn-500', name: '₦500 card', price: '500.00', stock: 0 },
    { id: 'mtn-1000', name: '₦1,000 card', price: '1000.00' },
  ],
};
const open = async (plan: string, quantity: string) => {
  const setup = await createTestClient({ services: () => ok([cards]) });
  return setup.form('recharge-card', { plan, quantity, recipient: '08031234567' });
};

it('multiplies the price and commission by the quantity', async () => {
  const form = await open('mtn-100', '12');
  expect(await form.submit()).toMatchObject({
    planId: 'mtn-100',
    quantity: 12,
    price: 120_000,
    commission: 3600,
  });
});

it.each([
  ['mtn-100', '13', { kind: 'few-left', left: 12 }],
  ['mtn-500', '1', { kind: 'few-left', left: 0 }],
  // Without a stock count, only the server's limit applies.
  ['mtn-1000', '101', { kind: 'too-many', most: 100 }],
])('refuses more than the stock or the limit of a purchase: %s, %s', async (plan, quantity, issue) => {
  const form = await open(plan, quantity);
  expect(await form.submit()).toBeNull();
  expect(form.issues()).toMatchObject({ quantity: issue });
});

import { expect, it } from 'vitest';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();

it('credits the wallet after a confirmation on the checkout page of a running server', async () => {
  const { url, ledger } = api();
  const before = await ledger.balance('amaka');
  const body = { method: 'automatic', amount: '5000.00' } as const;
  const { data } = await call(url, 'fund', { token: await signIn(url), body });
  if (!('checkoutUrl' in data)) throw new Error('No checkout was begun.');
  const paid = await fetch(String(data.checkoutUrl), { method: 'POST', redirect: 'manual' });
  expect(paid.status).toBe(303);
  expect(await ledger.balance('amaka')).toBeGreaterThan(before);
});

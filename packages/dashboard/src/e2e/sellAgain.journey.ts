import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buyButton, readMoney, signIn, waitForResult } from './agent.ts';
import { isPurchase } from './faultProxy/fault.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ history: true });
});
afterEach(() => shop?.close());

it('sells a customer’s last purchase again: one press to its review, one to buy', async () => {
  const page = await shop.open('/login');
  await signIn(page);
  const before = await shop.api.ledger.balance(DEMO_AGENT.username);
  await page.getByRole('region', { name: en.home.sellAgain }).getByRole('button').first().click();
  const price = readMoney(await buyButton(page).innerText());
  await buyButton(page).click();
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);
  expect(await shop.api.ledger.balance(DEMO_AGENT.username)).toBe(before - price);
  expect(new Set(shop.proxy.seen.filter(isPurchase).map(({ reference }) => reference)).size).toBe(1);
});

import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { buyButton, readMoney, waitForResult } from './agent.ts';
import { purchasesIn } from './faultProxy/fault.ts';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest({ history: true });

it('repeats a customer’s last purchase with one press to its review and one to buy', async () => {
  const page = await shop().enter('/login');
  const before = await shop().balance();
  await page.getByRole('region', { name: en.home.sellAgain }).getByRole('button').first().click();
  const price = readMoney(await buyButton(page).innerText());
  await buyButton(page).click();
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);
  expect(await shop().balance()).toBe(before - price);
  expect(purchasesIn(shop().proxy.seen)).toHaveLength(1);
});

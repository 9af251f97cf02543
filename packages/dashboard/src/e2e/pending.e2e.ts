import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { buyButton, goTo, readBalance, readMoney, reviewSale, waitForResult } from './agent.ts';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest();

const { purchase, money } = en;

it('shows the money as held, then the purchase as delivered, without a reload', async () => {
  const page = await shop().enter('/');
  const before = await readBalance(page);
  await goTo(page, 'data');
  await reviewSale(page, '08020000201');
  const price = readMoney(await buyButton(page).innerText());
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await buyButton(page).click();
  await waitForResult(page, purchase.heldTitle, money.held);
  await shop().settle();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  await goTo(page, 'home');
  await expect.poll(() => readBalance(page)).toBe(before - price);
});

it('shows a failed purchase as refunded and restores the balance', async () => {
  const page = await shop().enter('/');
  const before = await readBalance(page);
  await goTo(page, 'data');
  await reviewSale(page, '08030000202');
  await buyButton(page).click();
  await waitForResult(page, purchase.heldTitle, money.held);
  await shop().settle();
  await waitForResult(page, purchase.failedTitle, money.refunded);
  await goTo(page, 'home');
  await expect.poll(() => readBalance(page)).toBe(before);
  expect(await shop().balance()).toBe(before);
});

import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { buyButton, goTo, reviewSale, setPin, waitForResult } from './agent.ts';
import { shopForEachTest } from './shopForTests.ts';

const words = en.transactionPin;
const PIN = '4071';

const shop = shopForEachTest();
let page: Page;
beforeEach(async () => {
  page = await shop().enter('/login');
});

const enter = (pin: string) => page.getByLabel(words.pin, { exact: true }).fill(pin);

it('asks for the PIN on the review, charges nothing for a wrong one, and buys once with the right one', async () => {
  await setPin(page, PIN);
  const before = await shop().balance();
  await goTo(page, 'data');
  await reviewSale(page, '08011111111');
  await enter('9162');
  await buyButton(page).click();
  await page.getByText(words.wrong(4)).waitFor();
  expect(await shop().balance()).toBe(before);
  await enter(PIN);
  await buyButton(page).click();
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);
  expect(await shop().balance()).toBe(before - 45_600);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(PIN);
});

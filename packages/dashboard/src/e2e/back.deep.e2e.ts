import { en } from '@oja/widgets/text/en';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { goTo, transactionRows } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
let page: Page;

beforeAll(async () => {
  page = await shop().enter('/login');
  await goTo(page, 'transactions');
});

const { transactions, dashboard } = en;
const scrolled = () => page.evaluate(() => Math.round(scrollY));
const heading = (screen: keyof typeof dashboard.screens) =>
  page.getByRole('heading', { level: 1, name: dashboard.screens[screen] });

/** Scrolls a row far down to the middle of the screen, and returns it. */
async function goFarDown(): Promise<Locator> {
  const row = transactionRows(page).nth(15);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await scrolled()).toBeGreaterThan(400);
  return row;
}

it('restores scroll position and focus in the list when Back closes a transaction', async () => {
  const row = await goFarDown();
  const before = await scrolled();
  await row.click();
  await page.waitForURL('**/user/transactions?ref=*');
  await page.getByRole('button', { name: transactions.close }).waitFor();
  await page.goBack();
  await row.waitFor();
  await expect.poll(scrolled).toBe(before);
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('starts another screen at its top, and restores the list’s scroll position on Back', async () => {
  await goFarDown();
  // The scroll position at navigation, which the router announces with this event.
  const leaving = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('pushState', () => resolve(Math.round(scrollY)), { once: true });
      }),
  );
  await goTo(page, 'data');
  const before = await leaving;
  expect(before).toBeGreaterThan(400);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await heading('transactions').waitFor();
  await expect.poll(scrolled).toBe(before);
});

it('leaves the list on the next Back after a transaction was closed with its button', async () => {
  const row = await goFarDown();
  const before = await scrolled();
  await row.click();
  await page.getByRole('button', { name: transactions.close }).click();
  await row.waitFor();
  await expect.poll(scrolled).toBe(before);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('region', { name: en.walletBalance.title }).waitFor();
});

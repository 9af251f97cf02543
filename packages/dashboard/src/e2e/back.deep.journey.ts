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

/** Scrolls until a row far down is in the middle of the screen, and gives it. */
async function goFarDown(): Promise<Locator> {
  const row = transactionRows(page).nth(15);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await scrolled()).toBeGreaterThan(400);
  return row;
}

it('is where it was in the list when Back closes a transaction', async () => {
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

it('begins another screen at its top, and is where it was when Back leaves it', async () => {
  await goFarDown();
  // The moment of leaving: the router tells of it by an event of this name.
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

it('has gone back when a transaction is closed by its button: the next Back leaves the list', async () => {
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

import { formatMoney, formatPhone, SESSION_KEY } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import {
  buyButton,
  fillSignIn,
  goTo,
  readBalance,
  readMoney,
  reviewSale,
  saidOf,
  signIn,
  waitForResult,
} from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
let page: Page;

beforeAll(async () => {
  page = await shop().open('/user/transactions');
});

const { signIn: words, purchase, transactions, dashboard, shell, money } = en;
const recipient = '08011111111';

it('shows the server’s message for a wrong password and keeps the typed values', async () => {
  await page.waitForURL('**/login?*');
  // Requested separately, because a browser may discard the body of an answer that the page has read.
  const refusal = await page.request.post('/api/v1/agent/auth/login', {
    data: { username: DEMO_AGENT.username, password: 'not-the-password' },
  });
  const { message } = await refusal.json();
  expect(message).not.toBe('');
  await fillSignIn(page, 'not-the-password');
  await page.getByRole('alert').getByText(message).waitFor();
  expect(await page.getByLabel(words.username).inputValue()).toBe(DEMO_AGENT.username);
  expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe('not-the-password');
});

it('signs in with the right password and opens the requested screen', async () => {
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: dashboard.screens.transactions }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/user/transactions');
});

it('sells 1 GB, debits exactly the price, and lists the transaction first', async () => {
  await goTo(page, 'home');
  const before = await readBalance(page);
  await page.getByRole('link', { name: new RegExp(`^${dashboard.screens.data}`) }).click();
  await reviewSale(page, recipient);
  const price = readMoney(await buyButton(page).innerText());
  expect(price).toBeGreaterThan(0);
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);

  await goTo(page, 'home');
  await expect.poll(() => readBalance(page)).toBe(before - price);
  expect(await shop().balance()).toBe(before - price);

  await goTo(page, 'transactions');
  const first = page.getByRole('region', { name: transactions.title }).getByRole('listitem').first();
  expect(await first.innerText()).toContain(formatPhone(recipient));
  await first.getByRole('button').click();
  const balanceBefore = saidOf(page, transactions.balanceBefore);
  await balanceBefore.waitFor();
  expect(await balanceBefore.innerText()).toBe(formatMoney(before));
  expect(readMoney(await saidOf(page, transactions.balanceAfter).innerText())).toBe(before - price);
});

it('signs out and shows nothing of the agent after Back', async () => {
  await page.getByRole('button', { name: shell.account }).click();
  await page.getByRole('menuitem', { name: shell.logout }).click();
  await page.getByRole('alert').getByText(dashboard.sessionEnded.logout).waitFor();
  await page.getByRole('button', { name: words.submit }).waitFor();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();

  await page.goBack();
  await page.getByRole('button', { name: words.submit }).waitFor();
  const seen = await page.locator('body').innerText();
  expect(
    [DEMO_AGENT.firstName, '₦', formatPhone(recipient)].filter((secret) => seen.includes(secret)),
  ).toEqual([]);
});

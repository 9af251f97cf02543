import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { buyButton, goTo, readBalance, readMoney, reviewSale, waitForResult } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;

beforeAll(async () => {
  page = await shop().open('/login');
});

const { checkout, funding, money, purchase, register, shell, signIn } = en;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (label: string, text: string) => page.getByLabel(label).fill(text);

it('registers an agent and signs in', async () => {
  await page.getByRole('link', { name: signIn.register }).click();
  await fill(register.firstName, 'Ngozi');
  await fill(register.lastName, 'Eze');
  await fill(register.phone, '08061234567');
  await fill(register.email, 'ngozi@example.com');
  await fill(register.username, 'ngozi');
  await page.getByLabel(register.password, { exact: true }).fill('first-password-2026');
  await press(register.submit);
  await page.getByRole('button', { name: shell.account }).waitFor();
  expect(await readBalance(page)).toBe(0);
});

it('shows the fee, adds money on the payment page, and reports its arrival', async () => {
  await page.getByRole('link', { name: en.walletBalance.addMoney, exact: true }).first().click();
  await page.getByRole('tab', { name: funding.way.checkout }).click();
  await page.getByLabel(funding.amount, { exact: true }).fill('5000');
  await press(checkout.seeFee);
  await page.getByText(checkout.youGet).waitFor();
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /^Pay ₦/ })
    .or(page.getByRole('button', { name: /^Pay ₦/ }))
    .click();
  const paymentPage = await opening;
  await paymentPage.getByRole('button', { name: /^Pay/ }).click();
  await paymentPage.waitForURL((url) => url.pathname === '/');
  await paymentPage.close();
  await press(funding.lookAgain);
  await page
    .getByText(/arrived$|rose by/)
    .first()
    .waitFor();
  expect(await shop().api.ledger.balance('ngozi')).toBeGreaterThan(400_000);
});

it('makes the first sale', async () => {
  await goTo(page, 'data');
  const before = await shop().api.ledger.balance('ngozi');
  await reviewSale(page, '08011111111');
  const price = readMoney(await buyButton(page).innerText());
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(await shop().api.ledger.balance('ngozi')).toBe(before - price);
});

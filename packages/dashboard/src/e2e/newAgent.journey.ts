import { lagosDay } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyButton, goTo, readBalance, readMoney, reviewSale, waitForResult } from './agent.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await shop.open('/login');
});
afterAll(() => shop?.close());

const { apiKeys, changePassword, funding, money, profile, purchase, register, resetPassword, shell, signIn } =
  en;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (label: string, text: string) => page.getByLabel(label).fill(text);
const email = 'ngozi@example.com';

async function signInWith(password: string): Promise<void> {
  await fill(signIn.username, 'ngozi');
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await press(signIn.submit);
  await page.getByRole('button', { name: shell.account }).waitFor();
}

async function logOut(): Promise<void> {
  await page.goto('/user/profile');
  await press(profile.logout);
  await page.getByRole('button', { name: signIn.submit }).waitFor();
}

it('registers, and is signed in with it', async () => {
  await page.getByRole('link', { name: signIn.register }).click();
  await fill(register.firstName, 'Ngozi');
  await fill(register.lastName, 'Eze');
  await fill(register.phone, '08061234567');
  await fill(register.email, email);
  await fill(register.username, 'ngozi');
  await page.getByLabel(register.password, { exact: true }).fill('first-password-2026');
  await press(register.submit);
  await page.getByRole('button', { name: shell.account }).waitFor();
  expect(await readBalance(page)).toBe(0);
});

it('adds money on the payment page, with the fee shown first, and is told when it has arrived', async () => {
  await page.getByRole('link', { name: en.walletBalance.addMoney, exact: true }).first().click();
  await page.getByRole('tab', { name: funding.way.checkout }).click();
  await page.getByLabel(funding.amount, { exact: true }).fill('5000');
  await press(funding.seeFee);
  await page.getByText(funding.youGet).waitFor();
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /^Pay ₦/ })
    .or(page.getByRole('button', { name: /^Pay ₦/ }))
    .click();
  const checkout = await opening;
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await checkout.waitForURL((url) => url.pathname === '/');
  await checkout.close();
  await press(funding.lookAgain);
  await page
    .getByText(/arrived$|rose by/)
    .first()
    .waitFor();
  expect(await shop.api.ledger.balance('ngozi')).toBeGreaterThan(400_000);
});

it('makes the first sale', async () => {
  await goTo(page, 'data');
  const before = await shop.api.ledger.balance('ngozi');
  await reviewSale(page, '08011111111');
  const price = readMoney(await buyButton(page).innerText());
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(await shop.api.ledger.balance('ngozi')).toBe(before - price);
});

it('tells of a transfer by hand, which then is in review', async () => {
  await page.goto('/user/funding?way=manual');
  await press(funding.haveTransferred);
  await page.getByLabel(funding.amount, { exact: true }).fill('2000');
  await page.getByLabel(funding.paidFrom).selectOption({ index: 1 });
  await fill(funding.sender, 'Ngozi Eze');
  await fill(funding.transferReference, '000013261121');
  await page.getByLabel(funding.paidOn, { exact: true }).fill(lagosDay(Date.now() - 86_400_000));
  await page.getByLabel(funding.paidAt, { exact: true }).fill('10:30');
  await press(funding.send);
  await page.getByText(funding.claimed, { exact: true }).first().waitFor();
  await page.getByText(funding.claimStates['in-review']).first().waitFor();
});

it('changes the password', async () => {
  await page.goto('/user/profile');
  await press(profile.changePassword);
  await fill(changePassword.oldPassword, 'first-password-2026');
  await page.getByLabel(changePassword.newPassword, { exact: true }).fill('second-password-2026');
  await fill(changePassword.confirmNewPassword, 'second-password-2026');
  await page.getByRole('dialog').getByRole('button', { name: changePassword.submit }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await logOut();
  await signInWith('second-password-2026');
});

it('makes a key with the password once more, is shown it once, and revokes it', async () => {
  await page.goto('/documentation');
  await press(apiKeys.generate);
  const choosing = page.getByRole('dialog', { name: apiKeys.newKey });
  await choosing.getByLabel(apiKeys.name, { exact: true }).fill('My server');
  // The box covers its chip, whose words a pointer would meet.
  await choosing.getByRole('checkbox', { name: apiKeys.categories.data }).check({ force: true });
  await choosing.getByLabel(apiKeys.maxPerSale, { exact: true }).fill('456');
  await choosing.getByRole('button', { name: apiKeys.makeKey }).click();
  const asking = page.getByRole('dialog', { name: apiKeys.passwordTitle });
  // The password from before the change: nothing is made with it.
  await asking.getByLabel(apiKeys.password, { exact: true }).fill('first-password-2026');
  await asking.getByRole('button', { name: apiKeys.makeKey }).click();
  await expect
    .poll(() => asking.getByLabel(apiKeys.password, { exact: true }).getAttribute('aria-invalid'))
    .toBe('true');
  await asking.getByLabel(apiKeys.password, { exact: true }).fill('second-password-2026');
  await asking.getByRole('button', { name: apiKeys.makeKey }).click();
  const dialog = page.getByRole('dialog', { name: apiKeys.keyTitle });
  await dialog.getByRole('button', { name: en.shownOnce.saved }).waitFor();
  const key = (await dialog.innerText()).match(/oja_[\w-]{20,}/)?.[0] ?? '';
  expect(key).not.toBe('');
  await dialog.getByRole('button', { name: en.shownOnce.saved }).click();
  const closeAnyway = page.getByRole('button', { name: en.shownOnce.closeAnyway });
  await closeAnyway
    .or(page.getByRole('button', { name: new RegExp(`^${apiKeys.revoke}`) }).first())
    .first()
    .waitFor();
  if (await closeAnyway.isVisible()) await closeAnyway.click();
  expect(await page.content()).not.toContain(key);
  await page.getByText(apiKeys.perSale('₦456'), { exact: false }).waitFor();

  // It sells from a server of its own, and does nothing else.
  const headers = { authorization: `Bearer ${key}` };
  const api = '/api/v1/agent';
  const sale = {
    ...{ reference: crypto.randomUUID(), serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d' },
    ...{ recipient: '08011111111', expectedPrice: '456.00' },
  };
  expect((await page.request.post(`${api}/services/data/purchase`, { headers, data: sale })).status()).toBe(
    201,
  );
  expect((await (await page.request.get(`${api}/wallet/balance`, { headers })).json()).code).toBe(
    'scope_missing',
  );

  await page
    .getByRole('button', { name: new RegExp(`^${apiKeys.revoke} `) })
    .first()
    .click();
  await press(apiKeys.revokeNow);
  // One that ends a key types the password too.
  const proving = page.getByRole('dialog', { name: apiKeys.revokeTitle(key.slice(0, 8)) });
  await proving.getByLabel(apiKeys.password, { exact: true }).fill('second-password-2026');
  await proving.getByRole('button', { name: apiKeys.revokeNow }).click();
  await page.getByText(apiKeys.empty).waitFor();
  const refused = await page.request.get('/api/v1/agent/services', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(refused.status()).toBe(401);
});

it('resets a forgotten password by the code that was sent', async () => {
  await logOut();
  await page.getByRole('link', { name: signIn.forgot }).click();
  await fill(resetPassword.email, email);
  await press(resetPassword.send);
  await page.waitForURL('**/otp-reset-password');
  const code = shop.told.at(-1)?.match(/\b\d{4,8}\b/)?.[0] ?? '';
  await fill(resetPassword.otp, code);
  await press(resetPassword.confirm);
  await page.waitForURL('**/complete-reset-password');
  await page.getByLabel(resetPassword.password, { exact: true }).fill('third-password-2026');
  await press(resetPassword.save);
  await page.waitForURL('**/login');
  await signInWith('third-password-2026');
  expect(await shop.api.ledger.balance('ngozi')).toBeGreaterThan(0);
});

import { lagosDay } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, it } from 'vitest';
import { fillSignIn } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;

beforeAll(async () => {
  page = await shop().enter('/login');
});

const { changePassword, funding, profile, resetPassword, shell, signIn } = en;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (label: string, text: string) => page.getByLabel(label).fill(text);

async function signInWith(password: string): Promise<void> {
  await fillSignIn(page, password);
  await page.getByRole('button', { name: shell.account }).waitFor();
}

async function logOut(): Promise<void> {
  await page.goto('/user/profile');
  await press(profile.logout);
  await page.getByRole('button', { name: signIn.submit }).waitFor();
}

it('reports a manual transfer, which is then in review', async () => {
  await page.goto('/user/funding?way=manual');
  await press(funding.haveTransferred);
  await page.getByLabel(funding.amount, { exact: true }).fill('2000');
  await page.getByLabel(funding.paidFrom).selectOption({ index: 1 });
  await fill(funding.sender, 'Amaka Obi');
  await fill(funding.transferReference, '000013261121');
  await page.getByLabel(funding.paidOn, { exact: true }).fill(lagosDay(Date.now() - 86_400_000));
  await page.getByLabel(funding.paidAt, { exact: true }).fill('10:30');
  await press(funding.send);
  await page.getByText(funding.claimed, { exact: true }).first().waitFor();
  await page.getByText(funding.claimStates['in-review']).first().waitFor();
});

it('changes the password and signs in with the new one', async () => {
  await page.goto('/user/profile');
  await press(profile.changePassword);
  await fill(changePassword.oldPassword, DEMO_AGENT.password);
  await page.getByLabel(changePassword.newPassword, { exact: true }).fill('second-password-2026');
  await fill(changePassword.confirmNewPassword, 'second-password-2026');
  await page.getByRole('dialog').getByRole('button', { name: changePassword.submit }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The demo agent has an API key, which survives the change: the page offers to revoke it.
  await press(changePassword.keysKeep(1));
  await logOut();
  await signInWith('second-password-2026');
});

it('resets a forgotten password with the code that was sent', async () => {
  await logOut();
  await page.getByRole('link', { name: signIn.forgot }).click();
  await fill(resetPassword.email, DEMO_AGENT.email);
  await press(resetPassword.send);
  await page.waitForURL('**/otp-reset-password');
  const [code = ''] = /\b\d{4,8}\b/.exec(shop().messages.at(-1) ?? '') ?? [];
  await fill(resetPassword.otp, code);
  await press(resetPassword.confirm);
  await page.waitForURL('**/complete-reset-password');
  await page.getByLabel(resetPassword.password, { exact: true }).fill('third-password-2026');
  await press(resetPassword.save);
  await page.waitForURL('**/login');
  await signInWith('third-password-2026');
});

import { type Kobo, parseNaira } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Locator, Page } from 'playwright';

/** An agent's actions in the dashboard. Elements are found by role, label and text. */

export async function fillSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(en.signIn.username).fill(DEMO_AGENT.username);
  await page.getByLabel(en.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: en.signIn.submit }).click();
}

/** Signs in with the right password, and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await fillSignIn(page, DEMO_AGENT.password);
  await page.getByRole('button', { name: en.shell.account }).waitFor();
}

/** Opens a screen from the menu, which is a drawer on a phone. */
export async function goTo(page: Page, screen: keyof typeof en.dashboard.screens): Promise<void> {
  await page.getByRole('button', { name: en.shell.openMenu }).click();
  const menu = page.getByRole('navigation', { name: en.shell.menu });
  await menu.getByRole('link', { name: en.dashboard.screens[screen] }).click();
  await page.getByRole('heading', { level: 1, name: en.dashboard.screens[screen] }).waitFor();
}

/** The balance shown in the dashboard, in kobo. */
export async function readBalance(page: Page): Promise<Kobo> {
  const sheet = page.getByRole('region', { name: en.walletBalance.title });
  return readMoney(await sheet.getByText(/^₦[\d,]+\.\d\d$/).innerText());
}

/** Parses an amount such as "₦48,250.00", or "₦456" without kobo. */
export function readMoney(words: string): Kobo {
  const [, naira = ''] = /₦([\d,]+(?:\.\d\d)?)/.exec(words) ?? [];
  const amount = parseNaira(naira.replaceAll(',', ''));
  if (amount === null) throw new Error(`No amount in "${words}"`);
  return amount;
}

/** Matches MTN's cheapest plan of 1 GB for 30 days. */
const oneGigabyte = /^1 GB.*SME/;

/** Fills in the form for 1 GB and opens the review. `where` is the page, or the part that contains the widget. */
export async function reviewSale(where: Page | Locator, phone: string): Promise<void> {
  await where.getByLabel(en.fieldLabels.phone).fill(phone);
  await where
    .getByRole('group', { name: en.fieldLabels.network })
    .getByRole('radio', { name: 'MTN' })
    .check();
  await where.getByRole('radio', { name: oneGigabyte }).first().check();
  await where.getByRole('button', { name: en.purchaseForm.review }).click();
  await where.getByRole('heading', { name: en.purchase.reviewTitle }).waitFor();
}

/** The review's button that spends the money. Its label contains the price. */
export function buyButton(where: Page | Locator): Locator {
  return where.getByRole('button', { name: /^Buy · ₦/ });
}

/** Waits until the result of a purchase has this title and this state of the money. */
export async function waitForResult(page: Page, title: string, money: string): Promise<void> {
  const card = page.getByRole('region', { name: title });
  await card.getByText(money, { exact: true }).waitFor();
}

/** Opens the profile, and waits for the section with this title. */
export async function openProfile(page: Page, section: string): Promise<void> {
  await page.goto('/user/profile');
  await page.getByRole('heading', { name: section }).waitFor();
}

/** Sets the PIN of the demo agent, who has none yet. Confirms it with the password. */
export async function setPin(page: Page, pin: string): Promise<void> {
  const words = en.transactionPin;
  await page.goto('/user/profile');
  await page.getByRole('button', { name: words.set }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.newPin, { exact: true }).fill(pin);
  await dialog.getByLabel(words.again).fill(pin);
  await dialog.getByLabel(words.password, { exact: true }).fill(DEMO_AGENT.password);
  await dialog.getByRole('button', { name: words.save }).click();
  await page.getByText(words.asked).waitFor();
}

/** The collapsed rows of the transaction list. */
export function transactionRows(page: Page): Locator {
  return page
    .getByRole('region', { name: en.transactions.title })
    .getByRole('button', { expanded: false })
    .filter({ has: page.getByRole('time') });
}

/** The description of a term in a description list. */
export function saidOf(where: Page | Locator, term: string): Locator {
  return where.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
}

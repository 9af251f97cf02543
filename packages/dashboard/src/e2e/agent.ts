import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en.ts';
import type { Locator, Page } from 'playwright';

/** What an agent does with the dashboard, found as an agent finds it: by role, label and word. */

export async function fillSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(en.signIn.username).fill(DEMO_AGENT.username);
  await page.getByLabel(en.signIn.password, { exact: true }).fill(password);
}

export async function signIn(page: Page, password: string = DEMO_AGENT.password): Promise<void> {
  await fillSignIn(page, password);
  await page.getByRole('button', { name: en.signIn.submit }).click();
}

export interface Sale {
  readonly phone: string;
  /** As its row says it. */
  readonly plan: RegExp;
}

/** 1 GB for 30 days, of the kind that MTN sells cheapest. */
export const oneGigabyte = /^1 GB.*SME/;

/** Fills the form of a sale and goes on to the review. `where` is the page, or the part of it that holds the widget. */
export async function fillSale(where: Page | Locator, sale: Sale): Promise<void> {
  await where.getByLabel(en.purchase.phone).fill(sale.phone);
  const network = where.getByRole('group', { name: en.purchase.network });
  await network.getByRole('radio', { name: 'MTN' }).check();
  await where.getByRole('radio', { name: sale.plan }).first().check();
  await where.getByRole('button', { name: en.purchase.review }).click();
}

/** The button that spends the money; it stands on the review. */
export function buyButton(where: Page | Locator): Locator {
  return where.getByRole('button', { name: /^Buy · ₦/ });
}

/** The card that says what became of the sale. */
export function result(where: Page | Locator, title: string): Locator {
  return where.getByRole('heading', { name: title });
}

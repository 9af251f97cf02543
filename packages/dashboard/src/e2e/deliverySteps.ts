import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { buyButton, readMoney, waitForResult } from './agent.ts';
import type { Shop } from './shop.ts';

const { agentSale, money, printedCards, purchase, purchaseForm } = en;

/** Checks a radio button of a group. */
export const pick = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check();

/** Buys what is entered in the form, and checks that the balance falls by exactly the price. */
export async function buyAndCheck(page: Page, shop: Shop): Promise<void> {
  const before = await shop.balance();
  await page.getByRole('button', { name: purchaseForm.review }).click();
  await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor();
  const price = readMoney(await buyButton(page).innerText());
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(price).toBeGreaterThan(0);
  await expect.poll(shop.balance).toBe(before - price);
}

/**
 * Prints the cards of the purchase on screen, and returns their texts. Pass `name` for the first print, to set the
 * shop's name; later prints are copies.
 */
export async function printCards(page: Page, name?: string): Promise<string[]> {
  // Suppresses the print dialog. The cards are read from the page.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: agentSale.printCards }).click();
  const dialog = page.getByRole('dialog', { name: agentSale.printCards });
  if (name) await dialog.getByLabel(printedCards.name).fill(name);
  await dialog.getByRole('button', { name: agentSale.printCards }).click();
  await dialog.getByText(printedCards.printed(name ? null : 'COPY 1')).waitFor();
  return page.locator('[data-oja-paper] .card').allTextContents();
}

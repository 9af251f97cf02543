import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyButton, readMoney, signIn, waitForResult } from './agent.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await shop.open('/login');
  await signIn(page);
});
afterAll(() => shop?.close());

const { fieldLabels: labels, deliverables, money, purchase, lookUp, purchaseForm } = en;
const balance = () => shop.api.ledger.balance(DEMO_AGENT.username);

/** Buys what the form says, and gives what it cost; the balance has fallen by exactly that. */
async function buy(): Promise<void> {
  const before = await balance();
  await page.getByRole('button', { name: purchaseForm.review }).click();
  await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor();
  const price = readMoney(await buyButton(page).innerText());
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(price).toBeGreaterThan(0);
  await expect.poll(balance).toBe(before - price);
}

const pick = (group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check();

it('sells electricity, with the owner’s name before and the token after', async () => {
  await page.goto('/services/electricity');
  await page.getByLabel(labels.disco).selectOption({ label: 'Ikeja Electric' });
  await page.getByLabel(labels['meter-number']).fill('99000000010');
  await page.getByText(lookUp.verified).first().waitFor();
  await page.getByLabel(labels.amount, { exact: true }).fill('2000');
  await buy();
  await page.getByText(/^\d{4} \d{4} \d{4} \d{4} \d{4}$/).waitFor();
});

it('sells exam pins, which stay covered until they are asked for, and prints them', async () => {
  await page.goto('/services/result-checker');
  await pick(labels.exam, 'NECO');
  await page.getByRole('group', { name: labels.product }).getByRole('radio').first().check();
  await page
    .getByLabel(labels['phone-or-profile'])
    .or(page.getByLabel(labels.phone))
    .first()
    .fill('08011111111');
  await buy();
  await page.getByRole('button', { name: deliverables.showPinLabel(deliverables.pin) }).click();
  // No dialog of a browser's own: what it would print is read from the page.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: en.agentSale.printCards }).click();
  const dialog = page.getByRole('dialog', { name: en.agentSale.printCards });
  await dialog.getByLabel(en.printedCards.name).fill('Amaka Ventures');
  await dialog.getByRole('button', { name: en.agentSale.printCards }).click();
  await dialog.getByText(en.printedCards.printed(null)).waitFor();
  const cards = await page.locator('[data-oja-paper] .card').allTextContents();
  expect(cards).toEqual([expect.stringContaining('Amaka Ventures')]);
});

import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const { fieldLabels: labels, money, purchase, lookUp, purchaseForm } = en;
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

it('offers every service on a phone, none alone in its row', async () => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const tiles = page.getByRole('region', { name: en.home.sell }).getByRole('listitem');
  await tiles.first().waitFor();
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  expect(Math.min(...rows)).toBeGreaterThan(1);
  if (size) await page.setViewportSize(size);
});

describe('an agent sells', () => {
  it('airtime', async () => {
    await page.goto('/services/airtime');
    await page.getByLabel(labels.phone).fill('08011111111');
    await pick(labels.network, 'MTN');
    await page.getByLabel(labels.amount, { exact: true }).fill('500');
    await buy();
  });

  it('a TV subscription, renewed as it is', async () => {
    await page.goto('/services/cable');
    await pick(labels.provider, 'DStv');
    await page.getByLabel(labels['smartcard-number']).fill('1000000001');
    await page.getByText(lookUp.verified).first().waitFor();
    await pick(labels.operation, labels.renew);
    await buy();
  });

  it('recharge cards, printed ten to a page with the shop’s name, and once more from the list as a copy', async () => {
    await page.goto('/services/recharge-card');
    await pick(labels.network, 'MTN');
    await page.getByRole('group', { name: labels.denomination }).getByRole('radio').first().check();
    await page.getByLabel(labels.quantity, { exact: true }).fill('12');
    await page.getByLabel(labels.phone).fill('08011111111');
    await buy();
    expect(await printCards('Amaka Ventures')).toEqual({ cards: 12, copies: 0, pages: 2 });
    await page.goto('/user/transactions');
    await page
      .getByRole('region', { name: en.transactions.title })
      .getByRole('button', { expanded: false })
      .filter({ has: page.getByRole('time') })
      .first()
      .click();
    expect(await printCards()).toEqual({ cards: 12, copies: 12, pages: 2 });
  });
});

/** Prints the pins of the sale on screen, and gives what comes out of the printer. `name`: a new one for the shop. */
async function printCards(name?: string) {
  // No dialog of a browser's own: what it would print is read below.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: en.agentSale.printCards }).click();
  const dialog = page.getByRole('dialog', { name: en.agentSale.printCards });
  const shopName = dialog.getByLabel(en.printedCards.name);
  if (name) await shopName.fill(name);
  await dialog.getByRole('button', { name: en.agentSale.printCards }).click();
  await dialog.getByText(name ? en.printedCards.printed(null) : en.printedCards.printed('COPY 1')).waitFor();
  const cards = await page.locator('[data-oja-paper] .card').allTextContents();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(cards.filter((card) => card.includes('Amaka Ventures'))).toEqual(cards);
  return {
    cards: cards.length,
    copies: cards.filter((card) => card.includes('COPY 1')).length,
    pages: pdf.match(/\/Type \/Page\b/g)?.length,
  };
}

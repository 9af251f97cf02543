import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { transactionRows } from './agent.ts';
import { buyAndCheck, pick, printCards } from './deliverySteps.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;

beforeAll(async () => {
  page = await shop().enter('/login');
});

const { fieldLabels: labels, lookUp } = en;

it('shows a tile for every service on a phone, with none alone in a row', async () => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const tiles = page.getByRole('region', { name: en.home.sell }).getByRole('listitem');
  await tiles.first().waitFor();
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  expect(Math.min(...rows)).toBeGreaterThan(1);
  if (size) await page.setViewportSize(size);
});

describe('an agent', () => {
  it('sells airtime', async () => {
    await page.goto('/services/airtime');
    await page.getByLabel(labels.phone).fill('08011111111');
    await pick(page, labels.network, 'MTN');
    await page.getByLabel(labels.amount, { exact: true }).fill('500');
    await buyAndCheck(page, shop());
  });

  it('sells an unchanged renewal of a TV subscription', async () => {
    await page.goto('/services/cable');
    await pick(page, labels.provider, 'DStv');
    await page.getByLabel(labels['smartcard-number']).fill('1000000001');
    await page.getByText(lookUp.verified).first().waitFor();
    await pick(page, labels.operation, labels.renew);
    await buyAndCheck(page, shop());
  });

  it('sells recharge cards, prints them on two pages with the shop’s name, and prints copies from the list', async () => {
    await page.goto('/services/recharge-card');
    await pick(page, labels.network, 'MTN');
    await page.getByRole('group', { name: labels.denomination }).getByRole('radio').first().check();
    await page.getByLabel(labels.quantity, { exact: true }).fill('12');
    await page.getByLabel(labels.phone).fill('08011111111');
    await buyAndCheck(page, shop());
    expect(await print('Amaka Ventures')).toEqual({ cards: 12, copies: 0, pages: 2 });
    await page.goto('/user/transactions');
    await transactionRows(page).first().click();
    expect(await print()).toEqual({ cards: 12, copies: 12, pages: 2 });
  });
});

/** Prints the cards of the purchase on screen, and returns the counts. Pass `name` for the first print. */
async function print(name?: string) {
  const cards = await printCards(page, name);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(cards.filter((card) => card.includes('Amaka Ventures'))).toEqual(cards);
  return {
    cards: cards.length,
    copies: cards.filter((card) => card.includes('COPY 1')).length,
    pages: pdf.match(/\/Type \/Page\b/g)?.length,
  };
}

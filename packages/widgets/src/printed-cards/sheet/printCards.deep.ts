import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../../../scripts/build/paths.ts';
import { papers } from '../../delivery/print/paper.ts';
import { builtModule, launchChromium } from '../../testing/builtModule.helper.ts';
import { cardSale, parsePurchase } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { type CardLayout, cardsOnPage, pagesFor } from './cardLayout.ts';
import { type PlainCards, plainCards } from './plainCards.ts';

const CARDS = 41;
const MM = 72 / 25.4;
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A long shop name with markup, which must be printed as text. */
const shop = { name: '<b>Chukwuemeka & Daughters Ventures</b> Ltd', phone: '0801 234 5678', logo: LOGO };
const sale = parsePurchase(cardSale(CARDS));
const write = (number: number) => plainCards(sale, shop, number, en.printedCards);

/** The CSP of the dashboard: it allows `data:` images and nothing else inline. */
const policy = "default-src 'none'; script-src 'self'; img-src data:; require-trusted-types-for 'script'";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  const code = await builtModule(at('packages/widgets/src/printed-cards/sheet/printCards.ts'));
  page = await browser.newPage();
  const served: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', '<!doctype html><script type="module" src="/main.js"></script><main>The page</main>'],
    '/main.js': [
      'text/javascript',
      "import { printCards } from '/print.js'; window.printCards = printCards;",
    ],
    '/print.js': ['text/javascript', code],
  };
  await page.route('**/*', (route) => {
    const [contentType, body] = served[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body, headers: { 'content-security-policy': policy } });
  });
  await page.goto('https://shop.example/');
});
afterAll(() => browser.close());

/** Prints cards. Returns the PDF's page sizes in mm, the number of cards and of those cut off, and the first card's text. */
async function print(cards: PlainCards, layout: CardLayout) {
  const prints = await page.evaluate(
    async ({ cards, layout }) => {
      let count = 0;
      Object.assign(window, { print: () => (count += 1) });
      await (window as never as { printCards: (...args: unknown[]) => Promise<void> }).printCards(
        document,
        cards,
        layout,
      );
      return count;
    },
    { cards, layout },
  );
  expect(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const drawn = await page.locator('.card').evaluateAll((all) => {
    const cutOff = all.filter((card) => {
      const room = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('.head, .item, .group, .line, .copy, .logo')];
      return parts.some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return (
          left < room.left - 0.5 ||
          right > room.right + 0.5 ||
          top < room.top - 0.5 ||
          bottom > room.bottom + 0.5
        );
      });
    });
    return { cards: all.length, cutOff: cutOff.length };
  });
  const text = await page
    .locator('.card')
    .first()
    .evaluate((card) => card.textContent ?? '');
  const marks = await page.locator('.mark').count();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width) / MM),
    height: Math.round(Number(height) / MM),
  }));
  await page.emulateMedia({ media: 'screen' });
  return { ...drawn, text, marks, pages };
}

describe.each(cardsOnPage)('%i cards to a page of A4', (onPage) => {
  const layout: CardLayout = { paper: 'a4', onPage };
  it('prints every card whole, on the expected number of pages, with cut marks', async () => {
    const { cards, cutOff, pages, marks } = await print(write(2), layout);
    expect({ cards, cutOff }).toEqual({ cards: CARDS, cutOff: 0 });
    expect(pages).toEqual(
      Array.from({ length: pagesFor(CARDS, layout) }, () => ({ width: 210, height: 297 })),
    );
    expect(marks).toBeGreaterThan(pages.length * 12);
  });
});

describe.each(['roll80', 'roll58'] as const)('cards on %s', (paper) => {
  it('prints each card whole on a separate piece of paper', async () => {
    const { cards, cutOff, pages } = await print(write(2), { paper, onPage: 10 });
    expect({ cards, cutOff }).toEqual({ cards: CARDS, cutOff: 0 });
    expect(pages).toHaveLength(CARDS);
    expect(new Set(pages.map(({ width }) => width))).toEqual(new Set([papers[paper].width]));
  });
});

it('prints the customer’s details, the number of the copy, and a shop name with markup as text', async () => {
  const layout: CardLayout = { paper: 'a4', onPage: 8 };
  const said = [
    'MTN ₦100 card',
    '3601 8870 2154 0000 0',
    'Dial *311*PIN#',
    'S/N 88110000',
    'Expires 31 Dec 2028',
  ];
  const first = await print(write(1), layout);
  for (const line of [...said, shop.name, shop.phone]) expect(first.text).toContain(line);
  expect(first.text).not.toContain('COPY');
  expect((await print(write(3), layout)).text).toContain('COPY 2');
});

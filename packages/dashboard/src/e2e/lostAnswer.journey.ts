import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { buyButton, reviewSale, waitForResult } from './agent.ts';
import { onPurchase, purchasesIn } from './faultProxy/fault.ts';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest();

const { purchase, money } = en;
/** The words that a page must never show while money may have left. */
const wrongWords = [purchase.failedTitle, purchase.refusedTitle, money['not-charged']];

it('resolves a sale whose answers are cut after the debit, and never says that it failed', async () => {
  const page = await shop().enter('/services/data');
  const read = await readAlong(page);
  await reviewSale(page, '08011111111');
  // The browser itself sends a POST again whose connection broke before the headers: so more than one copy is cut.
  shop().proxy.follow(onPurchase({ kind: 'cut-after' }, 2));
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);

  const references = purchasesIn(shop().proxy.seen);
  expect(references).toHaveLength(1);
  expect(shop().proxy.seen.filter(({ fault }) => fault?.kind === 'cut-after').length).toBeGreaterThan(0);
  expect(await shop().api.ledger.debits(references[0] ?? '')).toHaveLength(1);
  const words = await read();
  expect(words).toContain(purchase.deliveredTitle);
  expect(wrongWords.filter((word) => words.includes(word))).toEqual([]);
});

it('takes the same purchase up when the tab is closed in mid-purchase and opened again', async () => {
  const first = await shop().enter('/services/data');
  await reviewSale(first, '08020000201');
  const before = shop().proxy.seen.length;
  const sent = () => purchasesIn(shop().proxy.seen.slice(before));
  // The server has it; its answer stops in the middle.
  shop().proxy.follow(onPurchase({ kind: 'stall', ms: 5_000 }));
  await buyButton(first).click();
  await expect.poll(() => shop().api.ledger.debits(sent()[0] ?? '')).toHaveLength(1);
  await first.close();

  const again = await first.context().newPage();
  const read = readAlong(again);
  await again.goto('/services/data');
  await waitForResult(again, purchase.heldTitle, money.held);
  await shop().settle();
  await waitForResult(again, purchase.deliveredTitle, money.charged);

  expect(sent()).toHaveLength(1);
  expect(await shop().api.ledger.debits(sent()[0] ?? '')).toHaveLength(1);
  expect(await shop().api.ledger.audit()).toEqual([]);
  const words = await (await read)();
  expect(wrongWords.filter((word) => words.includes(word))).toEqual([]);
});

/** Keeps everything that was ever written on the page's screen from now on. The answer reads it. */
async function readAlong(page: Page): Promise<() => Promise<string>> {
  const watch = () => {
    const read: string[] = [];
    Object.assign(globalThis, { readAlong: read });
    const note = () => read.push(document.body.innerText);
    const start = () =>
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
    start();
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => page.evaluate(() => (globalThis as unknown as { readAlong: string[] }).readAlong.join('\n'));
}

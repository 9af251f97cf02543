import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { buyButton, reviewSale, waitForResult } from './agent.ts';
import { onPurchase, purchasesIn } from './faultProxy/fault.ts';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest();

const { purchase, money } = en;
/** Texts that a page must never show while the money may have left the wallet. */
const wrongWords = [purchase.failedTitle, purchase.refusedTitle, money['not-charged']];

it('resolves a purchase whose answers are cut after the debit, and never shows it as failed', async () => {
  const page = await shop().enter('/services/data');
  const read = await readAlong(page);
  await reviewSale(page, '08011111111');
  // Two cuts, because a browser itself resends a POST whose connection broke before the headers.
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

it('resumes the same purchase when the tab is closed midway and reopened', async () => {
  const first = await shop().enter('/services/data');
  await reviewSale(first, '08020000201');
  const before = shop().proxy.seen.length;
  const sent = () => purchasesIn(shop().proxy.seen.slice(before));
  // The server receives the purchase. Its answer stops midway.
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

/** Records all text shown on the page from now on. Resolves with a function that returns it. */
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

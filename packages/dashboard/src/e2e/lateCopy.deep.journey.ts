import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyButton, reviewSale, signIn, waitForResult } from './agent.ts';
import { isPurchase, onPurchase } from './faultProxy/fault.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { purchase, money } = en;
/** How long a copy is on its way that arrives after all, in ms. */
const LATE_MS = 25_000;

/** The key of the first purchase that the proxy saw after so many requests; '' while there is none. */
const keyAfter = (before: number) => shop.proxy.seen.slice(before).find(isPurchase)?.reference ?? '';

it('says "not charged" of a purchase that had not arrived when the tab was opened again, and no late copy is charged', async () => {
  const first = await shop.open('/services/data');
  await signIn(first);
  await reviewSale(first, '08020000201');
  const before = shop.proxy.seen.length;
  const balance = await shop.api.ledger.balance(DEMO_AGENT.username);
  shop.proxy.follow(onPurchase({ kind: 'delay', ms: LATE_MS }));
  await buyButton(first).click();
  await expect.poll(() => keyAfter(before)).not.toBe('');
  const sentAt = Date.now();
  await first.close();

  const again = await first.context().newPage();
  await again.goto('/services/data');
  await waitForResult(again, purchase.refusedTitle, money['not-charged']);
  // Otherwise the copy was not late, and this proves nothing.
  expect(Date.now() - sentAt).toBeLessThan(LATE_MS);
  await delay(LATE_MS + 2_000 - (Date.now() - sentAt));
  expect(await shop.api.ledger.debits(keyAfter(before))).toEqual([]);
  expect(await shop.api.ledger.balance(DEMO_AGENT.username)).toBe(balance);
}, 120_000);

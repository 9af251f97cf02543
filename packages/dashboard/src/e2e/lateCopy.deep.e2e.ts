import { setTimeout as delay } from 'node:timers/promises';
import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { buyButton, reviewSale, waitForResult } from './agent.ts';
import { onPurchase, purchasesIn } from './faultProxy/fault.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();

const { purchase, money } = en;
/** Delay of the late copy, in ms. */
const LATE_MS = 25_000;

/** The reference of the first purchase after this many requests; '' until then. */
const referenceAfter = (before: number) => purchasesIn(shop().proxy.seen.slice(before))[0] ?? '';

it('shows "not charged" for a purchase that had not arrived when the tab was reopened, and never debits the late copy', async () => {
  const first = await shop().enter('/services/data');
  await reviewSale(first, '08020000201');
  const before = shop().proxy.seen.length;
  const balance = await shop().balance();
  shop().proxy.follow(onPurchase({ kind: 'delay', ms: LATE_MS }));
  await buyButton(first).click();
  await expect.poll(() => referenceAfter(before)).not.toBe('');
  const sentAt = Date.now();
  await first.close();

  const again = await first.context().newPage();
  await again.goto('/services/data');
  await waitForResult(again, purchase.refusedTitle, money['not-charged']);
  // Otherwise the copy was not late, and the test proves nothing.
  expect(Date.now() - sentAt).toBeLessThan(LATE_MS);
  await delay(LATE_MS + 2_000 - (Date.now() - sentAt));
  expect(await shop().api.ledger.debits(referenceAfter(before))).toEqual([]);
  expect(await shop().balance()).toBe(balance);
}, 120_000);

import { en } from '@oja/widgets/text/en';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyButton, reviewSale, signIn, waitForResult } from './agent.ts';
import { isPurchase } from './faultProxy/fault.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

it('debits once for 20 clicks on Buy within 25 ms', async () => {
  const page = await shop.open('/services/data');
  await signIn(page);
  await reviewSale(page, '08011111111');
  const took = await buyButton(page).evaluate(async (button: HTMLButtonElement) => {
    const since = performance.now();
    for (let click = 0; click < 20; click += 1) {
      button.click();
      // Every fifth in a task of its own: React has drawn the button anew by then.
      if (click % 5 === 4) await new Promise((next) => setTimeout(next));
    }
    return performance.now() - since;
  });
  expect(took).toBeLessThan(25);
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);

  const sent = shop.proxy.seen.filter(isPurchase);
  expect(sent).toHaveLength(1);
  expect(await shop.api.ledger.debits(sent[0]?.reference ?? '')).toHaveLength(1);
});

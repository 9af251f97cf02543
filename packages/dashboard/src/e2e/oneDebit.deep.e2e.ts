import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { buyButton, reviewSale, waitForResult } from './agent.ts';
import { isPurchase } from './faultProxy/fault.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();

it('debits once for 20 clicks on Buy within 25 ms', async () => {
  const page = await shop().enter('/services/data');
  await reviewSale(page, '08011111111');
  const took = await buyButton(page).evaluate(async (button: HTMLButtonElement) => {
    const since = performance.now();
    for (let click = 0; click < 20; click += 1) {
      button.click();
      // Each fifth click ends a task, so that React can render the button again.
      if (click % 5 === 4) await new Promise((next) => setTimeout(next));
    }
    return performance.now() - since;
  });
  expect(took).toBeLessThan(25);
  await waitForResult(page, en.purchase.deliveredTitle, en.money.charged);

  const sent = shop().proxy.seen.filter(isPurchase);
  expect(sent).toHaveLength(1);
  expect(await shop().api.ledger.debits(sent[0]?.reference ?? '')).toHaveLength(1);
});

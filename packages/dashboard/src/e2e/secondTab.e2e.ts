import { en } from '@oja/widgets/text/en';
import { it } from 'vitest';
import { buyButton, reviewSale, waitForResult } from './agent.ts';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest();

const { money, purchase } = en;

it('shows in a tab without answers how a purchase ended, once another tab learns it', async () => {
  const page = await shop().enter('/services/data');
  await reviewSale(page, '08011111111');
  // The purchase arrives and is debited. This tab gets neither that answer nor a later one.
  await page.route('**/api/v1/agent/services/*/purchase', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/v1/agent/transactions/*', (route) => route.abort());
  await buyButton(page).click();
  await waitForResult(page, purchase.unknownTitle, money.held);

  const other = await page.context().newPage();
  await other.goto('/services/data');
  await waitForResult(other, purchase.deliveredTitle, money.charged);
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  await page.getByText(purchase.endedElsewhere).waitFor();
});

import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { readBalance } from '../agent.ts';
import { shopForEachTest } from '../shopForTests.ts';
import {
  goOffline,
  isControlled,
  keptFigures,
  openDevice,
  openOffline,
  recentTransactions,
} from './device.ts';

const { fieldLabels, shell } = en;

const shop = shopForEachTest({ history: true });

it('starts offline on every screen that was opened before, with the stored figures, and refreshes them online', async () => {
  const { page, complaints } = await openDevice(shop());
  await recentTransactions(page).first().waitFor();
  const balance = await readBalance(page);
  await expect.poll(() => keptFigures(page)).toContain('availableBalance');
  await page.goto('/services/data');
  await page.getByRole('group', { name: fieldLabels.network }).waitFor();
  await expect.poll(() => keptFigures(page)).toContain('prefixes');
  await page.goto('/user/transactions');
  const row = page.getByRole('button', { name: /₦/ }).first();
  const said = await row.innerText();
  expect(await isControlled(page)).toBe(true);
  expect(complaints).toEqual([]);

  await goOffline(shop(), page, true);
  await openOffline(page, '/');
  expect(await readBalance(page)).toBe(balance);
  await page
    .getByText(/^as of \d/)
    .first()
    .waitFor();
  await recentTransactions(page).first().waitFor();
  await openOffline(page, '/services/data');
  await page.getByRole('group', { name: fieldLabels.network }).waitFor();
  await openOffline(page, '/user/transactions');
  expect(await row.innerText()).toBe(said);

  // Back online, the app sends requests without a press.
  const { proxy } = shop();
  const before = proxy.seen.length;
  await goOffline(shop(), page, false);
  await page.getByText(shell.offline).waitFor({ state: 'hidden' });
  await expect
    .poll(() => proxy.seen.slice(before).some(({ path }) => path.includes('/transactions?')))
    .toBe(true);
  await page.context().close();
});

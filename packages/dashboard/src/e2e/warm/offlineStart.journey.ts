import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { readBalance } from '../agent.ts';
import { shopForEachTest } from '../shopForTests.ts';
import { goOffline, isControlled, keptFigures, openDevice, openOffline } from './device.ts';

const { fieldLabels, shell, transactions } = en;

const shop = shopForEachTest({ history: true });

const recent = (page: Page) =>
  page.getByRole('region', { name: transactions.recent }).getByRole('button', { name: /₦/ });

it('starts offline on every screen that was opened before, with the stored figures, and refreshes them online', async () => {
  const { page, complaints } = await openDevice(shop());
  await recent(page).first().waitFor();
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
  await recent(page).first().waitFor();
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

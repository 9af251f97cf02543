import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { goTo } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const { dashboard, fieldLabels, transactions } = en;

const shop = shopForTests({ history: true });

/** Opens a signed-in page with a mark, which a page load would remove. */
async function openMarked(): Promise<Page> {
  const page = await shop().enter('/login');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return page;
}
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** Blocks files with these names until the returned function is called. */
async function lose(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
}

/** Waits for the retry button, which appears after two failed tries, a second apart. */
const tryAgain = async (page: Page) => {
  const button = page.getByRole('button', { name: dashboard.failure.retry });
  await button.waitFor();
  return button;
};

it('retries a missing screen without reloading the app', async () => {
  const page = await openMarked();
  const found = await lose(page, '**/assets/TransactionsPage-*.js*');
  await goTo(page, 'transactions');
  const again = await tryAgain(page);
  expect(await page.getByText(dashboard.failure.chunk.title).isVisible()).toBe(true);
  await found();
  await again.click();
  await page.getByRole('button', { name: /₦/ }).first().waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.context().close();
});

it('retries a missing part beside a form, and keeps the typed text', async () => {
  const page = await openMarked();
  const found = await lose(page, '**/assets/ServiceAside-*.js*');
  await goTo(page, 'data');
  await page.getByLabel(fieldLabels.phone).fill('0803 123 4567');
  const again = await tryAgain(page);
  await found();
  await again.click();
  await page.getByRole('region', { name: transactions.recent }).waitFor();
  expect(await page.getByLabel(fieldLabels.phone).inputValue()).toBe('0803 123 4567');
  expect(await isMarked(page)).toBe(true);
  await page.context().close();
});

it('retries a missing part that opens on a press', async () => {
  const page = await openMarked();
  await goTo(page, 'transactions');
  await page.getByRole('button', { name: /₦/ }).first().waitFor();
  const found = await lose(page, '**/assets/FilterSheet-*.js*');
  const open = page.getByRole('button', { name: transactions.filters, exact: false }).first();
  await open.click();
  await page.getByText(en.kit.notLoaded).waitFor();
  await found();
  await open.click();
  await page.getByRole('dialog').waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.context().close();
});

it('offers a reload if a retry fails; the reload shows the screen and keeps a half-filled form', async () => {
  const page = await openMarked();
  await goTo(page, 'data');
  await page.getByLabel(fieldLabels.phone).fill('0803 123 4567');
  const found = await lose(page, '**/assets/TransactionsPage-*.js*');
  await goTo(page, 'transactions');
  await (await tryAgain(page)).click();
  const reload = page.getByRole('button', { name: dashboard.failure.reload });
  await reload.waitFor();
  await found();
  await reload.click();
  await page.getByRole('button', { name: /₦/ }).first().waitFor();
  expect(await isMarked(page)).toBe(false);
  await goTo(page, 'data');
  await page.getByLabel(fieldLabels.phone).waitFor();
  expect(await page.getByLabel(fieldLabels.phone).inputValue()).toBe('0803 123 4567');
  await page.context().close();
});

import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { readMoney, waitForResult } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;

beforeAll(async () => {
  page = await shop().open('/login');
  await page.setViewportSize({ width: 1280, height: 800 });
});

const {
  dashboard,
  fieldLabels: labels,
  money,
  purchase,
  purchaseForm,
  shell,
  signIn: words,
  transactions,
} = en;
const press = (key: string) => page.keyboard.press(key);

/** The name of the focused element; '' if nothing has the focus. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body) return '';
    const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    return (element.getAttribute('aria-label') ?? (labels || element.textContent)).trim();
  });

/** Tabs forward or back until an element with this name has the focus. Throws after 80 stops, as in a focus trap. */
async function tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
  const passed: string[] = [];
  for (let stops = 0; stops < 80; stops += 1) {
    await press(key);
    const stop = await focused();
    if (typeof name === 'string' ? stop.startsWith(name) : name.test(stop)) return stop;
    passed.push(stop);
  }
  throw new Error(`Nothing called ${name} was reached, but ${passed.join(' | ')}`);
}

const heading = (screen: keyof typeof dashboard.screens) =>
  page.getByRole('heading', { level: 1, name: dashboard.screens[screen] });

it('signs in', async () => {
  await page.getByRole('button', { name: words.submit }).waitFor();
  await tabTo(words.username);
  await page.keyboard.type(DEMO_AGENT.username);
  await tabTo(words.password);
  await page.keyboard.type(DEMO_AGENT.password);
  await press('Enter');
  await heading('home').waitFor();
});

it('opens a service from the menu, with the focus on the number', async () => {
  await tabTo(dashboard.screens.data);
  await press('Enter');
  await heading('data').waitFor();
  await expect.poll(focused).toBe(labels.phone);
});

it('sells and shows the result', async () => {
  await page.keyboard.type('08011111111');
  await tabTo(/MTN/);
  await press('Space');
  // The plans are one tab stop; arrow keys select among them.
  await tabTo(/^500 MB/);
  await press('ArrowDown');
  expect(await focused()).toMatch(/^1 GB/);
  await tabTo(purchaseForm.review);
  await press('Enter');
  await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor();
  const before = await shop().balance();
  const buy = await tabTo(/^Buy · ₦/);
  await press('Enter');
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  expect(await shop().balance()).toBe(before - readMoney(buy));
});

it('opens the transaction in the list, and returns the focus to its row after closing', async () => {
  await tabTo(dashboard.screens.transactions, 'Shift+Tab');
  await press('Enter');
  await heading('transactions').waitFor();
  await tabTo(/MTN 1 GB/);
  await press('Enter');
  // The panel takes the focus after it is painted.
  await page
    .getByRole('region', { name: /^MTN 1 GB/ })
    .and(page.locator(':focus'))
    .waitFor();
  await press('Escape');
  await page.getByRole('button', { name: transactions.close }).waitFor({ state: 'hidden' });
  expect(await focused()).toContain('MTN 1 GB');
});

it('prints the list without the surrounding app', async () => {
  await page.emulateMedia({ media: 'print' });
  const isSeen = (role: 'banner' | 'navigation' | 'searchbox' | 'heading', name?: string) =>
    page
      .getByRole(role, { ...(name && { name }) })
      .first()
      .isVisible();
  expect(await isSeen('heading', dashboard.screens.transactions)).toBe(true);
  expect(await page.getByText('MTN 1 GB').first().isVisible()).toBe(true);
  for (const role of ['banner', 'searchbox'] as const) expect(await isSeen(role)).toBe(false);
  expect(await isSeen('navigation', shell.menu)).toBe(false);
  expect(await page.getByText(shell.skip).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
});

it('signs out from the user menu', async () => {
  await tabTo(shell.account, 'Shift+Tab');
  await press('Enter');
  // The menu handles keys once its first item has the focus.
  await page.getByRole('menu').locator('[role="menuitem"]:focus').waitFor();
  await press('End');
  await press('Enter');
  await page.getByRole('button', { name: words.submit }).waitFor();
});

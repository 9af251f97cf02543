import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signIn } from './agent.ts';
import { phone } from './shop.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();

/** The form's group of plans. */
const planList = (page: Page) => page.getByRole('group', { name: en.fieldLabels.plan, exact: true });

/** Opens the form with a number filled in, in a context with these options. */
async function openForm(options: object): Promise<Page> {
  const context = await shop().browser.newContext({ ...options, baseURL: shop().proxy.url });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page);
  await page.goto('/services/data');
  await page.getByLabel(en.fieldLabels.phone).fill('08031234567');
  await planList(page).waitFor();
  await hasOwnFont(page);
  return page;
}

/** Waits for the app's font. The test machine's fallback font is wider. */
async function hasOwnFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Roboto/.test(family) && status === 'loaded'),
  );
}

/** Number of plans that are fully visible above the review bar, without scrolling. */
async function plansInSight(page: Page): Promise<number> {
  const bar = await page.getByRole('button', { name: en.purchaseForm.review }).boundingBox();
  const plans = planList(page).locator('label', { hasText: '₦' });
  const boxes = await Promise.all((await plans.all()).map((plan) => plan.boundingBox()));
  return boxes.filter((box) => box && bar && box.y > 0 && box.y + box.height < bar.y).length;
}

it.each([
  ['a phone', phone, 3],
  ['a desk', { viewport: { width: 1280, height: 800 } }, 6],
])(
  'shows on %s enough plans, the networks in one row, and a single visible title',
  async (_, options, least) => {
    const page = await openForm(options);
    expect(await plansInSight(page)).toBeGreaterThanOrEqual(least);
    const networks = page.getByRole('group', { name: en.fieldLabels.network }).locator('label');
    const boxes = await Promise.all((await networks.all()).map((network) => network.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(boxes.map((box) => box?.height)).toEqual(boxes.map(() => 44));
    const titles = await page.getByRole('heading', { name: /data/i }).all();
    const shown = await Promise.all(titles.map(async (title) => (await title.boundingBox())?.height ?? 0));
    expect(shown.filter((height) => height > 1)).toHaveLength(1);
    await page.context().close();
  },
);

it('scrolls the search to the top of a phone, so that results are above the keyboard', async () => {
  const page = await openForm(phone);
  const search = page.getByRole('searchbox');
  const before = await search.boundingBox();
  await search.focus();
  const after = await search.boundingBox();
  expect(before?.y).toBeGreaterThan(300);
  expect(after?.y).toBeLessThan(100);
  await search.fill('1gb');
  expect(await plansInSight(page)).toBeGreaterThan(0);
  await page.context().close();
});

import { en } from '@oja/widgets/text/en';
import type { Locator, Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { buyButton } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
let page: Page;
afterEach(() => page?.context().close());

const { fieldLabels: labels, home, purchase } = en;

/** Opens home as an agent with a phone. */
async function openHome(): Promise<void> {
  page = await shop().enter('/login');
  await page.getByRole('region', { name: home.sellAgain }).getByRole('button').first().waitFor();
}

let taps = 0;

/** Taps an element, which must be visible without scrolling and not covered. */
async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  const isInSight = await target.evaluate((element) => {
    const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.closest('label') ?? element).contains(top);
  });
  expect(isInSight, `${target} is in sight`).toBe(true);
  const box = await target.evaluate((element) => {
    const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.touchscreen.tap(box.x, box.y);
  taps += 1;
}

/** Types into a field, which must already have the focus. */
async function type(label: string, digits: string): Promise<void> {
  await expect
    .poll(() => page.getByLabel(label).evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type(digits);
}

const tile = (name: string) =>
  page.getByRole('region', { name: home.sell, exact: true }).getByRole('link', { name });
const reviewButton = () => page.getByRole('button', { name: /^Review/ });

/** Buys from the review. */
async function buyAsReviewed(): Promise<void> {
  await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor();
  await tap(buyButton(page));
  await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor({ state: 'hidden' });
}

it('repeats a known customer’s purchase with 2 taps from home', async () => {
  await openHome();
  taps = 0;
  const begun = performance.now();
  await tap(page.getByRole('region', { name: home.sellAgain }).getByRole('button').first());
  await buyAsReviewed();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `A known customer’s last purchase again: ${taps} taps, ${seconds} s from home until it is sent`,
  );
  expect(taps).toBe(2);
});

it('sells 1 GB to a new number with 4 taps and 11 keys from home, without scrolling', async () => {
  await openHome();
  taps = 0;
  await tap(tile(home.short.data));
  await type(labels.phone, '08031112222');
  await tap(page.getByRole('radio', { name: /^1 GB/ }).first());
  await tap(reviewButton());
  await buyAsReviewed();
  expect(taps).toBe(4);
});

it('pays for a new meter with at most 6 taps from home', async () => {
  await openHome();
  taps = 0;
  await tap(tile(home.short.electricity));
  await tap(page.getByLabel(labels['meter-number']));
  await type(labels['meter-number'], '99000000010');
  // Waits for the customer's name, which changes the layout, before the next tap.
  await page.getByText(`${en.lookUp.verified}:`).waitFor({ state: 'attached' });
  await tap(page.getByRole('radio', { name: '₦2,000' }));
  await tap(reviewButton());
  await buyAsReviewed();
  expect(taps).toBeLessThanOrEqual(6);
});

const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

it.each([
  ['MTN', '08033334444'],
  ['Airtel', '08022222222'],
])(
  'sells 1 GB of %s to a new number with at most 18 keys on a desktop, from home',
  async (_network, number) => {
    await openHome();
    await page.setViewportSize({ width: 1280, height: 800 });
    // The menu handles shortcuts once it is rendered.
    await page.getByRole('navigation', { name: en.shell.menu }).waitFor();
    let keys = 0;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      // Modifier keys count too.
      keys += key.split('+').length;
    };
    await press('Alt+1');
    await type(labels.phone, number);
    keys += number.length;
    // On a premature Enter, the form focuses the first missing field: the plans.
    await press('Enter');
    const plans = page.getByRole('group', { name: labels.plan }).getByRole('radio', { name: /₦/ });
    await isFocused(plans.first());
    const oneGigabyte = plans.and(page.getByRole('radio', { name: /^1 GB/ })).first();
    const isFirst = await oneGigabyte.evaluate((radio) => radio === document.activeElement);
    await press(isFirst ? 'Space' : 'ArrowDown');
    expect(await oneGigabyte.isChecked()).toBe(true);
    await press('Enter');
    await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor();
    await press('Tab');
    await isFocused(buyButton(page));
    await press('Enter');
    await page.getByRole('heading', { name: purchase.reviewTitle }).waitFor({ state: 'hidden' });
    expect(keys).toBeLessThanOrEqual(18);
  },
);

import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { buyButton, goTo, reviewSale, signIn, waitForResult } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests({ history: true });
const { purchase, money, dashboard } = en;

/** Removes APIs from a page that are newer than ES2022 and Chromium 94. */
function takeAwayNewer(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [Response, ['json']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'inert']],
    [window, ['structuredClone', 'scheduler', 'navigation', 'CloseWatcher']],
    [Document.prototype, ['startViewTransition']],
    [Navigator.prototype, ['userActivation']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

it('signs in, buys and shows every screen without APIs newer than the oldest supported engine', async () => {
  const page = await shop().open('/login');
  await page.addInitScript(takeAwayNewer);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.reload();
  await signIn(page);
  await page.getByRole('link', { name: new RegExp(`^${dashboard.screens.data}`) }).click();
  await reviewSale(page, '08011111111');
  await buyButton(page).click();
  await waitForResult(page, purchase.deliveredTitle, money.charged);
  await goTo(page, 'home');
  for (const { access, paths } of routes) {
    const [path] = paths;
    if (access !== 'agent' || !path) continue;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('#agent [aria-busy="true"]').first().waitFor({ state: 'detached' });
  }
  expect(errors).toEqual([]);
});

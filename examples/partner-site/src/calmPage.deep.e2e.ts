import { embeddedServices, widgetScopes } from '@oja/core';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { elementTable } from '../../../packages/widgets/src/embed/elementTable.ts';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { displayTags, MANY_SALES, shownBy } from './testing/displayElements.helper.ts';
import { reservingRules } from './testing/elementRows.helper.ts';
import { scopesForEveryTag, tokenForAll } from './testing/everyElement.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';
import { sellAsAgent } from './testing/sellAsAgent.helper.ts';

/** The styles that the README tells a page to include for the time before oja.js is loaded. */
const head = `<style>${elementTable().flatMap(reservingRules).join('')}</style>`;
const below = '<p>What stands below.</p>'.repeat(40);
/** The maximum layout shift score (CLS). */
const MOST = 0.02;

const here = visitsForTests([...scopesForEveryTag, ...widgetScopes]);
/** The server's ref of one of the agent's sales. */
let sold = '';
beforeAll(async () => {
  sold = await sellAsAgent(here.sites, MANY_SALES);
});
let page: Page;
beforeEach(async () => {
  ({ page } = here.visit);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A delay that lets every state of an element render.
  await page.route(/\/oja-[\w-]+\.js|\/agent\/(?!widget)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
});

const shifted = async () => {
  // Enough for two frames after the last change.
  await page.waitForTimeout(100);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, value) => sum + value, 0);
};

describe.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('on a page of $width px', (size) => {
  it.each(embeddedServices)('<$tag> loads with a layout shift of at most 0.02', async ({ tag }) => {
    await page.setViewportSize(size);
    await openFixture(here.sites, page, { script: tokenForAll, head, body: `<${tag}></${tag}>${below}` });
    await page
      .locator(tag)
      .getByRole('button', { name: /^Review/ })
      .waitFor();
    expect(await shifted()).toBeLessThanOrEqual(MOST);
  });

  it.each(displayTags)('<%s> loads with a layout shift of at most 0.02', async (tag) => {
    await page.setViewportSize(size);
    const body = `<${tag} reference="${sold}"></${tag}>${below}`;
    await openFixture(here.sites, page, { script: tokenForAll, head, body });
    await page.locator(tag).getByText(shownBy[tag]).first().waitFor();
    expect(await shifted()).toBeLessThanOrEqual(MOST);
  });

  it('keeps the layout shift at most 0.02 with all tags, and loads the code of a distant tag only when it comes near', async () => {
    await page.setViewportSize(size);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const body = embeddedServices.map(({ tag }) => `<${tag}></${tag}>${below}`).join('');
    await openFixture(here.sites, page, { script: tokenForAll, head, body });
    const [first, ...rest] = embeddedServices.map(({ tag }) => tag);
    await page
      .locator(first ?? '')
      .getByRole('button', { name: /^Review/ })
      .waitFor();
    expect(await shifted()).toBeLessThanOrEqual(MOST);
    const isAsked = (tag: string) => asked.some((path) => path.endsWith(`/${tag}.js`));
    const last = rest.at(-1) ?? '';
    expect(isAsked(last)).toBe(false);
    await page.locator(last).scrollIntoViewIfNeeded();
    await page
      .locator(last)
      .getByRole('button', { name: /^Review/ })
      .waitFor();
    expect(isAsked(last)).toBe(true);
    expect(asked.filter((path) => path.endsWith('/oja-sale.js'))).toHaveLength(1);
  });
});

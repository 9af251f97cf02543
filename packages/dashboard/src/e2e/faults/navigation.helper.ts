import type { Page } from 'puppeteer-core';
import { until } from './until.helper.ts';

export const goTo = (tab: Page, url: string) =>
  leaveBy(
    tab,
    (to: string) => {
      location.href = to;
    },
    url,
  );
export const goBack = (tab: Page) => leaveBy(tab, () => history.back());
export const reload = (tab: Page) => leaveBy(tab, () => location.reload());

let navigations = 0;

/**
 * Leaves the page, and polls until the next document has loaded. Puppeteer's own wait is not usable: once Firefox has
 * restored a page from its back/forward cache, which fires no load, each later wait times out.
 */
async function leaveBy(tab: Page, leave: (to: string) => void, to = ''): Promise<void> {
  navigations += 1;
  const mark = navigations;
  await tab.evaluate((left) => Object.assign(globalThis, { faultRunLeft: left }), mark);
  // A page that is being left may not answer.
  await tab.evaluate(leave, to).catch(() => {});
  await until('the next page', () => tab.evaluate(hasCome, mark).catch(() => false));
}

/** Runs inside the page. */
function hasCome(mark: number): boolean {
  if ((globalThis as { faultRunLeft?: number }).faultRunLeft === mark) return false;
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || (loaded?.domContentLoadedEventEnd ?? 0) > 0;
}

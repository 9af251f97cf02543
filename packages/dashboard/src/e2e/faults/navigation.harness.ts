import type { Page } from 'puppeteer-core';
import { until } from './until.harness.ts';

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
 * Leaves the page, and waits until the document of the next one is read. That is looked for: once a page of Firefox has
 * come back as it was left (back/forward cache), which loads nothing, puppeteer waits in vain for each later navigation.
 */
async function leaveBy(tab: Page, leave: (to: string) => void, to = ''): Promise<void> {
  navigations += 1;
  const mark = navigations;
  await tab.evaluate((left) => Object.assign(globalThis, { faultRunLeft: left }), mark);
  // A page that goes away may answer no more.
  await tab.evaluate(leave, to).catch(() => {});
  await until('the next page', () => tab.evaluate(hasCome, mark).catch(() => false));
}

/** Runs inside the page. */
function hasCome(mark: number): boolean {
  if ((globalThis as { faultRunLeft?: number }).faultRunLeft === mark) return false;
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.readyState === 'complete' || (loaded?.domContentLoadedEventEnd ?? 0) > 0;
}

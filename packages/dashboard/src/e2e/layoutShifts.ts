import type { Page } from 'playwright';

/** Adds up the layout shift scores of each page opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        const before = Number(document.documentElement.dataset['shifts'] ?? 0);
        document.documentElement.dataset['shifts'] = String(before + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the scores so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));

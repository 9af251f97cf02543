/** What the browser says of the page that it loads. Times are ms since the navigation began. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** What each task took beyond 50 ms, added up. */
  blocked: number;
  /** Layout shifts that no press explains, added up. */
  cls: number;
}

declare global {
  interface Window {
    /** What `observe` has seen so far. */
    observed: Observed;
  }
}

/** In the page, before anything of it has run: gathers what the browser reports. */
export function observe(): void {
  const observed: Observed = { fcp: Number.NaN, lcp: Number.NaN, blocked: 0, cls: 0 };
  window.observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  on('longtask', ({ duration }) => {
    observed.blocked += duration - 50;
  });
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) observed.cls += value;
  });
}

/** What the browser says of the page that it loads. Times are ms since the navigation began. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** The element of the largest paint: its tag, its class and the first of its words. */
  lcpOf: string;
  /** When the first frame was drawn in which what `watch` waits for was there. */
  usable: number;
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
  const observed: Observed = {
    fcp: Number.NaN,
    lcp: Number.NaN,
    lcpOf: '',
    usable: Number.NaN,
    blocked: 0,
    cls: 0,
  };
  window.observed = observed;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    observed.lcp = entry.startTime;
    observed.lcpOf = element
      ? `${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`
      : 'an element that is gone';
  });
  on('longtask', ({ duration }) => {
    observed.blocked += duration - 50;
  });
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) observed.cls += value;
  });
}

/** In the page: asks with every frame, by what costs the page next to nothing. */
export function watch(isThere: () => boolean): void {
  const look = () => {
    if (document.body && isThere()) window.observed.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

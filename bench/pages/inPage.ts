/** Metrics that the browser reports for one page load. Times are in ms since the navigation began. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** The element of the largest contentful paint: its tag, its class and the start of its text. */
  lcpOf: string;
  /** When the condition of `watch` was first true. */
  usable: number;
  /** Total blocking time: the part beyond 50 ms of each task that began before the page was usable, added up. */
  blocked: number;
  /** Layout shifts without recent input, added up. */
  cls: number;
}

declare global {
  interface Window {
    /** The metrics that `observe` has collected so far. */
    observed: Observed;
    /** A binding of the DevTools protocol: tells the bench that a field has the focus, or that the page is usable. */
    report: (moment: 'focused' | 'usable') => void;
  }
}

/** Runs in the page before its scripts: collects what the browser reports. */
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
  on('longtask', ({ startTime, duration }) => {
    if (!(startTime > observed.usable)) observed.blocked += duration - 50;
  });
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) observed.cls += value;
  });
}

/** Runs in the page: checks the condition on every frame. It must be cheap. */
export function watch(isThere: () => boolean): void {
  const look = () => {
    if (!document.body || !isThere()) return void requestAnimationFrame(look);
    window.observed.usable = performance.now();
    window.report('usable');
  };
  look();
}

/**
 * Runs in the page: focuses the field once the page is painted and the field is visible. True once a typed key is in it. A
 * key before the first paint would end the search for the largest paint before it began.
 */
export function holdsKey(find: () => HTMLInputElement | null | undefined): boolean {
  const field = find();
  if (Number.isNaN(window.observed.fcp) || !field?.checkVisibility()) return false;
  if (!field.matches(':focus')) {
    field.focus();
    window.report('focused');
  }
  return field.value !== '';
}

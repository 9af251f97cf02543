import type { CDPSession, Page, Request } from 'playwright';
import { expect, vi } from 'vitest';
import { WAIT_TIMEOUT } from '../../../../scripts/tests/limits.ts';

/** What a page holds after a garbage collection, as Chromium counts it. */
export interface PageCounts {
  readonly held: {
    readonly documents: number;
    readonly nodes: number;
    readonly listeners: number;
    /** Connections and observers by their class. */
    readonly objects: Readonly<Record<string, number>>;
  };
  readonly heapBytes: number;
}

/** The classes of a page's connections, and of observers, which a page can forget to stop. */
const classes = [
  'BroadcastChannel',
  'EventSource',
  'IDBDatabase',
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
  'WebSocket',
];

/** The number of live objects of a class. */
async function countObjects(chromium: CDPSession, name: string): Promise<number> {
  const objectGroup = 'counts';
  const prototype = await chromium.send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup });
  const prototypeObjectId = prototype.result.objectId ?? '';
  const { objects } = await chromium.send('Runtime.queryObjects', { prototypeObjectId, objectGroup });
  const count = await chromium.send('Runtime.callFunctionOn', {
    ...(objects.objectId && { objectId: objects.objectId }),
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await chromium.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(count.result.value);
}

/** Starts to count before the page opens. The returned function collects the garbage and counts. */
export async function countPage(page: Page): Promise<() => Promise<PageCounts>> {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => requests.delete(request));
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Performance.enable');

  return async () => {
    await vi.waitFor(() => expect([...requests].map((request) => request.url())).toEqual([]), WAIT_TIMEOUT);
    // Until the next frame, Chromium holds the layout of the last removed element.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await chromium.send('HeapProfiler.collectGarbage');
    const { metrics } = await chromium.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const objects: Record<string, number> = {};
    for (const name of classes) objects[name] = await countObjects(chromium, name);
    return {
      held: {
        documents: metric('Documents'),
        nodes: metric('Nodes'),
        listeners: metric('JSEventListeners'),
        objects,
      },
      heapBytes: metric('JSHeapUsedSize'),
    };
  };
}

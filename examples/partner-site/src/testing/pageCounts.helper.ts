import type { CDPSession, Page, Request } from 'playwright';
import { expect, vi } from 'vitest';
import { WAIT_TIMEOUT } from '../../../../scripts/tests/limits.ts';

/** Chromium's counts of a page without open requests, after a garbage collection. */
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
  const { result } = await chromium.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await chromium.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

/** Starts to count before the page opens. The returned function waits for the end of every request and counts. */
export async function countPage(page: Page): Promise<() => Promise<PageCounts>> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const chromium = await page.context().newCDPSession(page);

  return async () => {
    await vi.waitFor(() => expect([...open].map((request) => request.url())).toEqual([]), WAIT_TIMEOUT);
    // Until the next frame, Chromium holds the layout of the last removed element.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await chromium.send('HeapProfiler.collectGarbage');
    const { documents, nodes, jsEventListeners: listeners } = await chromium.send('Memory.getDOMCounters');
    const { usedSize: heapBytes } = await chromium.send('Runtime.getHeapUsage');
    const objects: Record<string, number> = {};
    for (const name of classes) objects[name] = await countObjects(chromium, name);
    return { held: { documents, nodes, listeners, objects }, heapBytes };
  };
}

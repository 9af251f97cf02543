import type { BrowserContext, CDPSession, Page } from 'playwright';
import { slowdown } from '../phone.ts';
import { type Observed, observe, watch } from './inPage.ts';

/** Lighthouse's mobile profile, a slow network: 1.6 Mbit/s down, 150 ms latency. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Wait after the page is usable, in ms: later layout shifts and paints count too. */
const SETTLE = 2_000;

/** Metrics of one page load. `requests` and `kilobytes` count network traffic until the page is usable. */
export interface Load extends Observed {
  readonly kilobytes: number;
  readonly requests: number;
  /** Includes what the page prefetches after it is usable. */
  readonly kilobytesInAll: number;
}

/** A page to measure. */
export type Subject = Readonly<{
  name: string;
  url: string;
  /** Initial local storage: the agent's session. */
  localStorage?: readonly { readonly name: string; readonly value: string }[];
}> &
  (
    | Readonly<{
        /** Resolves when the page does what the user came for. */
        becomesUsable: (page: Page) => Promise<unknown>;
      }>
    | Readonly<{
        /** Runs in the page on every frame: whether the user can see what they came for. */
        isThere: () => boolean;
      }>
  );

/** The time when the page was usable, in ms since the navigation began. */
async function waitUntilUsable(page: Page, subject: Subject): Promise<number> {
  if ('becomesUsable' in subject) {
    await subject.becomesUsable(page);
    return page.evaluate(() => performance.now());
  }
  for (;;) {
    const { usable } = await page.evaluate(() => window.observed);
    if (!Number.isNaN(usable)) return usable;
    await page.waitForTimeout(50);
  }
}

/** Counts network traffic; leaves out responses from a cache or a service worker. */
function meter(devtools: CDPSession) {
  const requests = new Set<string>();
  const traffic = { requests, bytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (/^https?:/.test(request.url)) requests.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) requests.delete(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Waits until the service worker of an installable app is ready, because a real second visit comes later than ours. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.querySelector('link[rel="manifest"]')) await navigator.serviceWorker.ready;
  });
}

/** Loads the page once in a new tab. */
export async function load(context: BrowserContext, subject: Subject): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  if ('isThere' in subject) await page.addInitScript(`(${watch})(${subject.isThere})`);
  const traffic = meter(devtools);
  await page.goto(subject.url, { waitUntil: 'commit' });
  const usable = await waitUntilUsable(page, subject);
  const { bytes } = traffic;
  const requests = traffic.requests.size;
  const { blocked } = await page.evaluate(() => window.observed);
  await page.waitForTimeout(SETTLE);
  const observed = await page.evaluate(() => window.observed);
  const kilobytesInAll = traffic.bytes / 1000;
  await installed(page);
  await page.close();
  return { ...observed, blocked, usable, requests, kilobytes: bytes / 1000, kilobytesInAll };
}

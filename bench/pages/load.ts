import type { BrowserContext, CDPSession, Page } from 'playwright';
import { type Observed, observe, watch } from './inPage.ts';

/** A cheap phone on a slow network, as Lighthouse draws it: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** How long a page is left alone once it is usable, in ms: what shifts or is painted after that moment counts too. */
const SETTLE = 2_000;

/** One load of a page. `requests` and `kilobytes` over the network until it is usable. */
export interface Load extends Observed {
  readonly kilobytes: number;
  readonly requests: number;
  /** With what the page loads ahead of need once it is usable. */
  readonly kilobytesInAll: number;
}

/** One page under comparison. */
export type Subject = Readonly<{
  name: string;
  url: string;
  /** What is in local storage: the agent's session. */
  localStorage?: readonly { readonly name: string; readonly value: string }[];
}> &
  (
    | Readonly<{
        /** Resolves when the page does what a person came for. */
        becomesUsable: (page: Page) => Promise<unknown>;
      }>
    | Readonly<{
        /** In the page: whether what a person came for can be seen. Asked with every frame. */
        isThere: () => boolean;
      }>
  );

/** When the page was usable, in ms since the navigation began. */
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

/** Counts what goes over the network; what a cache answers is no part of it. */
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

/** Waits until an app that can be installed has put its files on the device: a second visit comes later than ours. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.querySelector('link[rel="manifest"]')) await navigator.serviceWorker.ready;
  });
}

/** Loads the page once, on a tab of its own. */
export async function load(context: BrowserContext, subject: Subject): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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

import type { BrowserContext, CDPSession, Page } from 'playwright';
import { type Observed, observe } from './inPage.ts';

/** A cheap phone on a slow network, as Lighthouse draws it: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** How long a page is left alone once it is usable, in ms: what shifts or is painted after that moment counts too. */
const SETTLE = 2_000;

/** One load of a page. `usable` in ms; `requests` and `kilobytes` over the network up to that moment. */
export interface Load extends Observed {
  readonly usable: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** With what the page loads ahead of need once it is usable. */
  readonly kilobytesInAll: number;
}

/** One page under comparison. `isUsable` resolves when what a person came for is there. */
export interface Subject {
  readonly name: string;
  readonly url: string;
  readonly isUsable: (page: Page) => Promise<unknown>;
  /** What is in local storage: the agent's session. */
  readonly localStorage?: readonly { readonly name: string; readonly value: string }[];
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
export async function load(context: BrowserContext, { url, isUsable }: Subject): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  const traffic = meter(devtools);
  await page.goto(url, { waitUntil: 'commit' });
  await isUsable(page);
  const usable = await page.evaluate(() => performance.now());
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

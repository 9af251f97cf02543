import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { slowdown } from '../phone.ts';
import { holdsKey, type Observed, observe, watch } from './inPage.ts';

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
        /** Runs in the page: finds the field that the user types in. */
        field: () => HTMLInputElement | null | undefined;
      }>
    | Readonly<{
        /** Runs in the page on every frame: whether the user can see what they came for. */
        isThere: () => boolean;
      }>
  );

/** Time between two presses of a key, in ms. */
const PRESS = 20;

/** Maximum time until a page is usable, in ms. */
const PATIENCE = 120_000;

/**
 * Resolves once the page is usable. Types into a form as soon as its field has the focus. Runs none of Playwright's
 * scripts in the page: its locators compile 250 KB there, which takes a phone's processor a tenth of a second.
 */
async function waitUntilUsable(page: Page, devtools: CDPSession, subject: Subject): Promise<void> {
  let moment = '';
  devtools.on('Runtime.bindingCalled', ({ payload }) => {
    moment = payload;
  });
  await page.goto(subject.url, { waitUntil: 'commit' });
  const end = performance.now() + PATIENCE;
  while (moment !== 'usable') {
    if (performance.now() > end) throw new Error(`${subject.name} did not become usable.`);
    if (moment === 'focused') await page.keyboard.press('0');
    await setTimeout(PRESS);
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
  const condition = 'field' in subject ? `() => (${holdsKey})(${subject.field})` : subject.isThere;
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'report' satisfies keyof Window });
  await page.addInitScript(`(${watch})(${condition})`);
  const traffic = meter(devtools);
  await waitUntilUsable(page, devtools, subject);
  const { bytes } = traffic;
  const requests = traffic.requests.size;
  await setTimeout(SETTLE);
  const observed = await page.evaluate(() => window.observed);
  const kilobytesInAll = traffic.bytes / 1000;
  await installed(page);
  await page.close();
  return { ...observed, requests, kilobytes: bytes / 1000, kilobytesInAll };
}

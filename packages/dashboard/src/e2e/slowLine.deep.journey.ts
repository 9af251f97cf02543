import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { openShop, phone, type Session, type Shop, signedIn } from './shop.ts';

/** 125 kbit/s, as at the edge of a cell: half of the line that it has to be good on, so that 3 s surely go by. */
const LINE = { downloadThroughput: 125_000 / 8, uploadThroughput: 50_000 / 8, latency: 300, offline: false };

let shop: Shop;
let session: Session;
beforeAll(async () => {
  shop = await openShop({ history: true });
  session = await signedIn(shop);
});
afterAll(() => shop?.close());

async function openPhone(): Promise<Page> {
  const context = await shop.browser.newContext({ ...phone, baseURL: shop.proxy.url, storageState: session });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        const before = Number(document.documentElement.dataset['shifts'] ?? 0);
        document.documentElement.dataset['shifts'] = String(before + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

const shiftsOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
/** What stands in the place of what is on its way. */
const places = (page: Page) => page.locator('[data-picture]:visible span[aria-hidden="true"]:empty:visible');
const slow = (page: Page) => page.getByText(en.dashboard.slow);

const addresses = routes.flatMap(({ access, paths }) => (access === 'agent' ? paths : []));

/** The screen at an address until 3 s have gone, with nothing but the page itself. */
async function waitAlone(path: string): Promise<void> {
  const page = await openPhone();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto(path, { waitUntil: 'commit' });
  await places(page).first().waitFor();
  expect(await page.locator('[data-picture]:visible').count(), path).toBe(1);
  await slow(page).waitFor();
  expect(await shiftsOf(page), path).toBe(0);
  await page.context().close();
}

it('draws the places of each first screen, and says why it takes long, before any of the app has come', async () => {
  for (let at = 0; at < addresses.length; at += 4)
    await Promise.all(addresses.slice(at, at + 4).map(waitAlone));
});

it('says nothing of that before 3 s have gone', async () => {
  const page = await openPhone();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  // By the animation's own clock, which a busy machine does not change.
  const delay = await slow(page).evaluate((said) => said.getAnimations()[0]?.effect?.getTiming().delay);
  expect(delay).toBe(3_000);
  await page.context().close();
});

it('shows the places on a slow line, then the sentence, then the screen, and moves nothing', async () => {
  const page = await openPhone();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await page.goto('/services/airtime', { waitUntil: 'commit' });
  await places(page).first().waitFor();
  await slow(page).waitFor();
  await page.getByRole('button', { name: en.shell.openMenu }).waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await page.locator('#agent > p').count()).toBe(0);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  await page.context().close();
}, 120_000);

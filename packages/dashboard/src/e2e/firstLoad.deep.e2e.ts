import { en } from '@oja/widgets/text/en';
import { describe, expect, it } from 'vitest';
import type { EarlyCall } from '../start/earlyCalls.ts';
import { recordShifts, shiftsOf } from './layoutShifts.ts';
import { shopForTests, signedInPhonesForTests } from './shopForTests.ts';

/** Maximum number of requests until a screen is usable. Each delays the first screen of a cheap phone on a slow network. */
const MOST = 14;

const shop = shopForTests({ history: true });
const openPhone = signedInPhonesForTests(shop);

/** Lists the requests of an agent's phone before the API answers: a screen is usable once these are answered. */
async function requestsAt(path: string): Promise<string[]> {
  const page = await openPhone();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(shop().proxy.url.length)));
  await page.route('**/api/**', () => new Promise(() => {}));
  await page.goto(path);
  await expect.poll(() => requests.some((url) => url.startsWith('/api/v1/agent/transactions'))).toBe(true);
  // The app renders without answers after a short wait.
  await page.getByRole('main').waitFor();
  // Waits until files that load on demand would have been requested.
  await page.waitForTimeout(500);
  await page.context().close();
  // Ignores files for the next visit, which load five seconds after the start.
  return requests.filter((url) => !/\/assets\/(onDevice|visits)-/.test(url));
}

const screens = ['/', '/services/data', '/user/transactions'];

it.each(screens)('sends few requests before %s is usable, and none twice', async (path) => {
  const requests = await requestsAt(path);
  expect(requests.filter((url, at) => requests.indexOf(url) !== at)).toEqual([]);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST);
});

/**
 * Runs in the page before its scripts: records the time at which a row with an amount, or an editable field, is
 * visible. Checks at each change of the page instead of by a timer, so that requests after that change do not count.
 */
function noteUsable(): void {
  const isSeen = (element: Element) => element.checkVisibility();
  const look = () => {
    const rows = [...document.querySelectorAll('main button')].filter(({ textContent }) =>
      textContent.includes('₦'),
    );
    const fields = [...document.querySelectorAll('main form input')];
    if (![...rows, ...fields].some(isSeen)) return;
    observer.disconnect();
    document.documentElement.dataset['usable'] = String(performance.now());
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

it.each(screens)('has sent few requests when %s is usable', async (path) => {
  const page = await openPhone();
  await page.addInitScript(noteUsable);
  await page.goto(path);
  await page.locator('[data-usable]').waitFor({ state: 'attached' });
  const asked = await page.evaluate(() => {
    const usable = Number(document.documentElement.dataset['usable']);
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable);
    return [location.href, ...before.map(({ name }) => name)];
  });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST);
  await page.context().close();
});

/** Runs in the page before its scripts: records whether the app's first render has a row with an amount. */
function noteFirstRender(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    observer.disconnect();
    const buttons = [...document.querySelectorAll('main button')];
    const hasRows = buttons.some((one) => one.textContent.includes('₦') && one.checkVisibility());
    document.documentElement.dataset['firstRender'] = hasRows ? 'rows' : 'placeholders';
  });
  observer.observe(document, { subtree: true, childList: true });
}

it('renders home at once with the answers that come shortly after its code', async () => {
  const page = await openPhone();
  let haveCode = () => {};
  const code = new Promise<void>((resolve) => {
    haveCode = resolve;
  });
  page.on('requestfinished', (request) => {
    if (/\/assets\/frame-.*\.js$/.test(request.url())) haveCode();
  });
  await page.route('**/api/**', async (route) => {
    await code;
    // Without a wait the app would have rendered its placeholders by now.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.addInitScript(noteFirstRender);
  await page.goto('/');
  await page.locator('[data-first-render]').waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('data-first-render')).toBe('rows');
  await page.context().close();
});

it('passes the answers of the early reads to the app', async () => {
  const page = await openPhone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.getByText('₦48,250.00').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => (window as { ojaEarlyCalls?: readonly EarlyCall[] }).ojaEarlyCalls?.length),
    )
    .toBe(0);
  // The app requests pending purchases again every few seconds.
  const once = asked.filter((url) => !url.endsWith('status=pending'));
  expect(once.filter((url, at) => once.indexOf(url) !== at)).toEqual([]);
  await page.context().close();
});

/** Delay of each read's answer, in ms. */
type Delays = Readonly<Record<string, number>>;
const orders: Readonly<Record<string, Delays>> = {
  'with content further up the page last': {
    balance: 100,
    'transactions?limit=25': 300,
    notify: 500,
    services: 600,
    pending: 800,
  },
  'with the transactions last': { 'transactions?limit=25': 700 },
};

/** The browser's layout shift scores added up while a screen loads. */
async function shiftsAt(path: string, delays: Delays): Promise<number> {
  const page = await openPhone();
  for (const [call, delay] of Object.entries(delays)) {
    await page.route(
      (url) => url.href.includes('/api/') && url.href.endsWith(call),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      },
    );
  }
  await recordShifts(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: /₦/ }).first().waitFor();
  await page.waitForTimeout(1_000);
  const shifts = await shiftsOf(page);
  await page.context().close();
  return shifts;
}

describe.each(Object.entries(orders))('%s', (_order, delays) => {
  it.each(screens)('shifts no layout at %s while it loads', async (path) => {
    expect(await shiftsAt(path, delays)).toBeLessThanOrEqual(0.01);
  });
});

it('sends the first reads before the app has loaded', async () => {
  const page = await openPhone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/{index,frame}-*.js', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['/api/v1/agent/wallet/balance', '/api/v1/agent/transactions']));
  await page.context().close();
});

it('shows the frame of the home screen with the balance before the app has loaded', async () => {
  const page = await openPhone();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  const frame = page.locator('#agent');
  await frame.getByText('₦48,250.00').waitFor();
  await frame.getByText(/^as of \d/).waitFor();
  expect(await page.locator('#signed-out').isVisible()).toBe(false);
  await page.context().close();
});

it('shows the first content of the data screen before the app has loaded, without a balance', async () => {
  const page = await openPhone();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/services/data', { waitUntil: 'commit' });
  await page.locator('#agent').getByText(en.dashboard.screens.data, { exact: true }).waitFor();
  await page.locator('#agent').getByText(en.purchaseForm.numberFirst).waitFor();
  expect(await page.locator('#agent').getByText(en.walletBalance.title).isVisible()).toBe(false);
  await page.context().close();
});

it('shows the styled sign-in form without any further file', async () => {
  const context = await shop().newPhone();
  const page = await context.newPage();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/login', { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: en.signIn.submit });
  await submit.waitFor();
  expect(await submit.evaluate((element) => getComputedStyle(element).minHeight)).toBe('44px');
  await context.close();
});

it('loads no font before the first screen has settled', async () => {
  const page = await shop().open('/login');
  await page.getByRole('button', { name: en.signIn.submit }).waitFor();
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => /\.woff2$|\/roboto-/.test(name))).toEqual([]);
  await page.context().close();
});

it('sends no early reads before sign-in', async () => {
  const page = await shop().open('/login');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: en.signIn.submit }).waitFor();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.context().close();
});

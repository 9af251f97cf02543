import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import type { EarlyCall } from '../start/earlyCalls.ts';
import { recordShifts, shiftsOf } from './layoutShifts.ts';
import { shopForTests } from './shopForTests.ts';
import { signedInPhonesForTests } from './signedInPhones.ts';

/** The most requests until a screen is usable: each costs a cheap phone on a slow network its share of the first second. */
const MOST = 14;

const shop = shopForTests({ history: true });
const openPhone = signedInPhonesForTests(shop);

/** All that an agent's phone asks for before the API has answered: a screen is usable with the answers to these. */
async function requestsAt(path: string): Promise<string[]> {
  const page = await openPhone();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(shop().proxy.url.length)));
  await page.route('**/api/**', () => new Promise(() => {}));
  await page.goto(path);
  await expect.poll(() => requests.some((url) => url.startsWith('/api/v1/agent/transactions'))).toBe(true);
  // Files that load on demand would have been requested by now.
  await page.waitForTimeout(500);
  await page.context().close();
  // Five seconds after the start, what the next visit begins with.
  return requests.filter((url) => !/\/assets\/(onDevice|visits)-/.test(url));
}

const screens = ['/', '/services/data', '/user/transactions'];

it.each(screens)('asks for little until %s is usable, and for nothing twice', async (path) => {
  const requests = await requestsAt(path);
  expect(requests.filter((url, at) => requests.indexOf(url) !== at)).toEqual([]);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST);
});

/**
 * In the page, before anything of it has run: takes down when a row with an amount is seen, or a field that takes typing.
 * At each change of the page, not by the clock: nothing that is asked for after that change counts.
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

it.each(screens)('has asked for little when %s is usable', async (path) => {
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

it('hands the answers of the first reads to the app', async () => {
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
  // The app asks for pending sales again every few seconds.
  const once = asked.filter((url) => !url.endsWith('status=pending'));
  expect(once.filter((url, at) => once.indexOf(url) !== at)).toEqual([]);
  await page.context().close();
});

/** When each read is answered, in ms: what stands further up the page comes last. */
const delays = { balance: 100, 'transactions?limit=25': 300, notify: 500, services: 600, pending: 800 };

/** The layout shifts while a screen fills, added up, as the browser weighs them. */
async function shiftsAt(path: string): Promise<number> {
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

it.each(screens)('moves nothing at %s while it fills', async (path) => {
  expect(await shiftsAt(path)).toBeLessThanOrEqual(0.01);
});

it('sends the first reads before the app has arrived', async () => {
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

it('paints the frame of the screen, and the balance in it, before the app has arrived', async () => {
  const page = await openPhone();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  const frame = page.locator('#agent');
  await frame.getByText('₦48,250.00').waitFor();
  await frame.getByText(/^as of \d/).waitFor();
  expect(await page.locator('#visitor').isVisible()).toBe(false);
  await page.context().close();
});

it('paints what the screen begins with before the app has arrived, and no balance on other screens', async () => {
  const page = await openPhone();
  await page.route('**/assets/**', () => new Promise(() => {}));
  await page.goto('/services/data', { waitUntil: 'commit' });
  await page.locator('#agent').getByText(en.dashboard.screens.data, { exact: true }).waitFor();
  await page.locator('#agent').getByText(en.purchaseForm.numberFirst).waitFor();
  expect(await page.locator('#agent').getByText(en.walletBalance.title).isVisible()).toBe(false);
  await page.context().close();
});

it('paints the sign-in form, with its styles, from the page alone', async () => {
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

it('sends none for a visitor', async () => {
  const page = await shop().open('/login');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: en.signIn.submit }).waitFor();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.context().close();
});

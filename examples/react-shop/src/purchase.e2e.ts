import { readFile } from 'node:fs/promises';
import { createFakeApi } from '@oja/embed/testing';
import type { BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { at } from '../../../scripts/build/paths.ts';
import { closeContexts, openTestBrowser } from '../../../scripts/testBrowser.mjs';
import { WAIT_TIMEOUT } from '../../../scripts/tests/limits.ts';
import { buildApp } from '../../partner-site/src/testing/appBuild.helper.ts';

// Shows how a host tests its page: the real app and element, with an in-memory API.

const SHOP = 'https://shop.test';
const API = 'https://api.shop.test';

let browser: Awaited<ReturnType<typeof openTestBrowser>>;
let app: string;
let context: BrowserContext;
let page: Page;
let api: ReturnType<typeof createFakeApi>;

beforeAll(async () => {
  browser = await openTestBrowser();
  app = await buildApp('react-shop', API, 'react-shop-with-fake-api');
});
afterAll(() => browser && closeContexts(browser));

beforeEach(async () => {
  api = createFakeApi();
  context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  context.setDefaultTimeout(WAIT_TIMEOUT);
  page = await context.newPage();
  await page.route(`${SHOP}/**`, serveShop);
  await page.route(`${API}/embed/**`, (route) =>
    serveFile(route, at('packages/widgets/dist', new URL(route.request().url()).pathname)),
  );
  await page.route(`${API}/api/**`, serveApi);
});
afterEach(() => context.close());

async function serveShop(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/widget-session') return route.fulfill({ json: await api.getToken() });
  return serveFile(route, app + (pathname === '/' ? '/index.html' : pathname));
}

async function serveFile(route: Route, file: string): Promise<void> {
  const body = await readFile(file).catch(() => null);
  if (!body) return route.fulfill({ status: 404, body: '' });
  const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/html';
  return route.fulfill({ body, contentType, headers: { 'Access-Control-Allow-Origin': '*' } });
}

async function serveApi(route: Route): Promise<void> {
  const request = route.request();
  const answer = await api.handle(
    new Request(request.url(), {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    }),
  );
  return route.fulfill({
    status: answer?.status ?? 404,
    headers: Object.fromEntries(answer?.headers ?? []),
    body: (await answer?.text()) ?? '',
  });
}

async function sell(): Promise<void> {
  await page.goto(SHOP);
  const widget = page.locator('oja-data-purchase');
  await widget.getByLabel('Phone number').fill('08031234567');
  await widget.getByRole('radio', { name: 'MTN' }).check();
  await widget.getByRole('radio', { name: /^1 GB ₦456/ }).check();
  await widget.getByRole('button', { name: /^Review/ }).click();
  await widget.getByRole('button', { name: /^Buy/ }).click();
}

it('shows that the sale is delivered', async () => {
  await sell();
  await page.getByText('delivered: ₦456.00 for 08031234567').waitFor();
  expect(api.sales).toMatchObject([{ category: 'data', recipient: '08031234567', price: '456.00' }]);
});

it('shows that a sale has failed', async () => {
  api.endSalesAs('failed');
  await sell();
  await page.getByText('failed: ₦456.00 for 08031234567').waitFor();
});

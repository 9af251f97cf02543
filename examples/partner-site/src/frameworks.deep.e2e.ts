import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../../scripts/build/paths.ts';
import { buildApp, serveApp } from './testing/appBuild.helper.ts';
import { PRICE, visitsForTests } from './testing/demoVisit.helper.ts';
import { widgetOn } from './testing/widgetOnPage.helper.ts';

const here = visitsForTests();

describe.each(['react', 'vue', 'svelte', 'angular'])('an app in %s', (framework) => {
  let folder: string;
  let page: Page;
  let crashes: string[];

  beforeAll(async () => {
    folder = await buildApp(`${framework}-shop`, here.sites.api.url);
  });
  beforeEach(async () => {
    ({ page } = here.visit);
    crashes = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await serveApp(here.sites, page, folder);
  });

  it('type-checks against the built package', async () => {
    const project = at('examples', `${framework}-shop`);
    await promisify(execFile)(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', project]);
  });

  it('renders before oja.js is loaded, sells, and receives the purchase event', async () => {
    const scripts: string[] = [];
    await page.route('**/oja.js', async (route) => {
      scripts.push(route.request().url());
      // The app sets its properties on an element that is not defined yet.
      await page.getByRole('button', { name: 'Next customer' }).waitFor();
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.url().endsWith('/purchase'));
    await page.goto(here.sites.shop.url);
    const widget = widgetOn(page);
    await widget.fillIn('08011111111');
    await widget.buy.click();
    await page.getByText('delivered: ₦456.00 for 08011111111').waitFor();
    const { reference } = (await sent).postDataJSON() as { reference: string };
    expect(await here.sites.api.ledger.debits(reference)).toEqual([PRICE]);
    expect(scripts).toHaveLength(1);
    expect(crashes).toEqual([]);
  });

  it('changes a property without losing the typed number, and calls a method', async () => {
    await page.goto(here.sites.shop.url);
    const { phone, element } = widgetOn(page);
    await phone.fill('08011111111');
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await expect
      .poll(() => element.evaluate((one) => (one as unknown as { theme: string }).theme))
      .toBe('dark');
    expect(await phone.inputValue()).toBe('0801 111 1111');
    await page.getByRole('button', { name: 'Next customer' }).click();
    await expect.poll(() => phone.inputValue()).toBe('');
    expect(crashes).toEqual([]);
  });
});

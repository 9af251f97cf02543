import { embeddedServices } from '@oja/core';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DemoSites } from './testing/demoSites.harness.ts';
import { startSitesForEveryTag, tokenForAll } from './testing/everyTag.harness.ts';
import { openFixture } from './testing/hostPage.harness.ts';

let sites: DemoSites;
let page: Page;
/** The paths that the page has asked for, without what a browser asks by itself before a call. */
let asked: string[];

beforeAll(async () => {
  sites = await startSitesForEveryTag();
});
afterAll(() => sites?.close());
beforeEach(async () => {
  page = await sites.visit();
  asked = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') asked.push(new URL(request.url()).pathname);
  });
});
afterEach(() => page.context().close());

const times = (path: RegExp) => asked.filter((one) => path.test(one)).length;

/** Every tag within a screen of what is seen. */
const body = `<div style="display: grid; grid-template-columns: repeat(5, 300px)">${embeddedServices
  .map(({ tag }) => `<${tag}></${tag}>`)
  .join('')}</div>`;

const ready = async () => {
  for (const { tag } of embeddedServices)
    await page
      .locator(tag)
      .getByRole('button', { name: /^Review/ })
      .waitFor();
};

it('asks for one token and for the services once, for all tags of a page', async () => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openFixture(sites, page, { script: tokenForAll, body });
  await ready();
  expect([times(/widget-session$/), times(/agent\/services$/)]).toEqual([1, 1]);
});

it('asks for them while the code is still on its way', async () => {
  await page.setViewportSize({ width: 1600, height: 900 });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/oja-shared/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/services') && response.request().method() === 'GET',
  );
  await openFixture(sites, page, { script: tokenForAll, body });
  expect((await answered).status()).toBe(200);
  release();
  await ready();
  expect(times(/agent\/services$/)).toBe(1);
});

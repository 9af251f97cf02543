import { embeddedServices } from '@oja/core';
import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { scopesForEveryTag, tokenForAll } from './testing/everyElement.helper.ts';
import { openFixture } from './testing/hostPage.helper.ts';

const here = visitsForTests(scopesForEveryTag);
let page: Page;
beforeEach(() => {
  ({ page } = here.visit);
});

/** The number of requests to a path, without CORS preflights. */
const times = (path: RegExp) =>
  here.visit.requests.filter(
    (request) => request.method() !== 'OPTIONS' && path.test(new URL(request.url()).pathname),
  ).length;

/** Every tag within one screen of the viewport, so that all load at once. */
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

it('requests one token and one list of services for all tags of a page', async () => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openFixture(here.sites, page, { script: tokenForAll, body });
  await ready();
  expect([times(/widget-session$/), times(/agent\/services$/)]).toEqual([1, 1]);
});

it('requests the services while the widget code is still loading', async () => {
  await page.setViewportSize({ width: 1600, height: 900 });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/oja-sale\.js/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/services') && response.request().method() === 'GET',
  );
  await openFixture(here.sites, page, { script: tokenForAll, body });
  expect((await answered).status()).toBe(200);
  release();
  await ready();
  expect(times(/agent\/services$/)).toBe(1);
});

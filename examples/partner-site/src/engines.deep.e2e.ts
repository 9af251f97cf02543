import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { EngineBrowser, EnginePage } from './engines/engine.helper.ts';
import { firefox } from './engines/firefox.helper.ts';
import { sellOnStrictestPage } from './engines/sell.helper.ts';
import { expectWidthsInParents } from './engines/widths.helper.ts';
import { sitesForEveryTag } from './testing/everyElement.helper.ts';

const here = sitesForEveryTag();

// `npm run engines` runs more tests, and runs them in WebKitGTK too.
describe.skipIf(!firefox.isThere)('Firefox', () => {
  let browser: EngineBrowser;

  beforeAll(async () => {
    browser = await firefox.start();
  });
  afterAll(() => browser?.close());

  it('sells on the strictest page without a policy violation', { timeout: 240_000 }, () =>
    sellOnStrictestPage(browser, here.sites),
  );

  it('gives every tag a width in every kind of parent', { timeout: 240_000 }, async () => {
    await expectWidthsInParents(await browser.open(`${here.sites.shop.url}/simplest`), here.sold);
  });
});

describe('Chromium', () => {
  const evaluateIn =
    (page: Page): EnginePage['evaluate'] =>
    (run, ...args) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`);

  it('gives every tag a width in every kind of parent', async () => {
    const page = await here.sites.visit();
    await page.goto(`${here.sites.shop.url}/simplest`);
    await expectWidthsInParents({ evaluate: evaluateIn(page) }, here.sold);
  });
});

import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFirefox } from '../../../scripts/firefox.mjs';
import { type DemoSites, startDemoSites } from './testing/demoSites.harness.ts';
import { builtEmbed } from './testing/embedBuild.harness.ts';

const firefox = findFirefox();
/** The longest that one thing may take on a busy machine, in ms. */
const PATIENCE = 60_000;

/** The part of the widget with these words. Playwright does not drive the Firefox of a distribution, so without locators. */
const part = (page: Page, selector: string, words = ''): Promise<ElementHandle<HTMLElement>> =>
  vi.waitFor(
    async () => {
      const found = await page.evaluateHandle(
        (selector, words) => {
          const bare = (text: string | null) => (text ?? '').replace(/\s/g, '');
          const root = document.querySelector('oja-data-purchase')?.shadowRoot;
          const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
          return all.find(({ textContent }) => bare(textContent).includes(bare(words)));
        },
        selector,
        words,
      );
      const element = found.asElement();
      if (!element) throw new Error(`There is no ${selector} ${words}.`);
      return element as ElementHandle<HTMLElement>;
    },
    { timeout: PATIENCE, interval: 200 },
  );

describe.skipIf(!firefox)('the strictest page, in Firefox', () => {
  let sites: DemoSites;
  let browser: Browser;

  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed);
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: String(firefox),
      headless: true,
      defaultViewport: { width: 360, height: 780 },
      protocolTimeout: PATIENCE,
    });
  }, 2 * PATIENCE);
  afterAll(async () => {
    await browser?.close();
    await sites?.close();
  });

  it('sells, and its policy stops nothing of it', { timeout: 4 * PATIENCE }, async () => {
    const page = await browser.newPage();
    await page.goto(sites.shop.url);
    const press = async (selector: string, words: string) =>
      (await part(page, selector, words)).evaluate((element) => element.click());
    const phone = await part(page, 'input[type="tel"], input[inputmode="tel"]');
    await phone.type('08011111111');
    await press('label', 'MTN');
    await press('label', '1 GB ₦456');
    await press('button', 'Review');
    await press('button', 'Buy');
    await part(page, 'h2', 'Delivered');
    const news = () => page.evaluate(() => document.querySelector('#news')?.textContent);
    await vi.waitFor(
      async () => expect(await news()).toBe('Thank you. Data for 08011111111 is on, for ₦456.00.'),
      { timeout: PATIENCE, interval: 200 },
    );
    expect(sites.shop.violations).toEqual([]);
    // It would hear of one.
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://tracker.example/1.gif' }),
      );
    });
    await vi.waitFor(() => expect(sites.shop.violations).toMatchObject([{ directive: 'img-src' }]), {
      timeout: PATIENCE,
      interval: 200,
    });
  });
});

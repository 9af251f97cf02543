import { expect, vi } from 'vitest';
import type { DemoSites } from '../testing/demoSites.helper.ts';
import type { EngineBrowser, EngineElement, EnginePage } from './engine.helper.ts';

/** For one step on a busy machine. */
const waitOptions = { timeout: 60_000, interval: 200 };

/** Finds the element of the widget that contains this text. */
const part = (page: EnginePage, selector: string, words = ''): Promise<EngineElement> =>
  vi.waitFor(async () => {
    const found = await page.find(
      (selector, words) => {
        const bare = (text: string | null) => (text ?? '').replace(/\s/g, '');
        const root = document.querySelector('oja-data-purchase')?.shadowRoot;
        const all = [...(root?.querySelectorAll(selector) ?? [])];
        return all.find(({ textContent }) => bare(textContent).includes(bare(words)));
      },
      selector,
      words,
    );
    if (!found) throw new Error(`There is no ${selector} ${words}.`);
    return found;
  }, waitOptions);

/** Buys an MTN 1 GB plan and waits until the page shows `words` in the element `news`. */
export async function sell(page: EnginePage, news: string, words: string): Promise<void> {
  const press = async (selector: string, words: string) => (await part(page, selector, words)).press();
  await (await part(page, 'input[type="tel"], input[inputmode="tel"]')).type('08011111111');
  await press('label', 'MTN');
  await press('label', '1 GB ₦456');
  await press('button', 'Review');
  await press('button', 'Buy');
  await part(page, 'h2', 'Delivered');
  const textOf = () => page.evaluate((news) => document.querySelector(news)?.textContent?.trim(), news);
  await vi.waitFor(async () => expect(await textOf()).toBe(words), waitOptions);
}

/** Sells on the partner page with the strictest policy and asserts that nothing violated the policy. */
export async function sellOnStrictestPage(browser: EngineBrowser, { shop }: DemoSites): Promise<void> {
  const page = await browser.open(shop.url);
  await sell(page, '#news', 'Thank you. We sent data for ₦456.00 to 08011111111.');
  expect(shop.violations).toEqual([]);
  // Proves that the page reports a violation.
  await page.evaluate(() => {
    const image = Object.assign(document.createElement('img'), { src: 'https://tracker.example/1.gif' });
    document.body.append(image);
  });
  await vi.waitFor(() => expect(shop.violations).toMatchObject([{ directive: 'img-src' }]), waitOptions);
}

/** Types a number, moves the element into a frame's document, and waits until it shows the number there. */
export async function moveIntoFrame(browser: EngineBrowser, { shop }: DemoSites): Promise<void> {
  const page = await browser.open(shop.url);
  await (await part(page, 'input[type="tel"]')).type('08011111111');
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    // Firefox replaces the first document of a frame.
    await isLoaded;
    frame.contentDocument?.body.append(document.querySelector('oja-data-purchase') as Element);
  });
  const look = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentDocument;
      const root = frame?.querySelector('oja-data-purchase')?.shadowRoot;
      const [input, button] = ['input', 'button[type="submit"]'].map((part) => root?.querySelector(part));
      return [(input as HTMLInputElement | null)?.value, button && getComputedStyle(button).minHeight];
    });
  await vi.waitFor(async () => expect(await look()).toEqual(['0801 111 1111', '44px']), waitOptions);
}

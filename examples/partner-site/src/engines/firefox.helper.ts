import puppeteer, { type JSHandle, type Page } from 'puppeteer-core';
import { findFirefox, requireFirefox } from '../../../../scripts/firefox.mjs';
import type { Engine, EngineBrowser, EnginePage } from './engine.helper.ts';

/** Timeout of one command on a busy machine, in ms. */
const WAIT_TIMEOUT = 60_000;

async function startFirefox(): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireFirefox(),
    headless: true,
    defaultViewport: { width: 360, height: 780 },
    protocolTimeout: WAIT_TIMEOUT,
  });
  return {
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return pageOf(page);
    },
    close: () => browser.close(),
  };
}

function pageOf(page: Page): EnginePage {
  return {
    evaluate: async (run, ...args) => (await page.evaluate(run as never, ...args)) as never,
    async find(run, ...args) {
      const found: JSHandle = await page.evaluateHandle(
        run as () => unknown,
        ...(args as readonly unknown[] as []),
      );
      const element = found.asElement();
      if (!element) return null;
      return {
        // Clicks by script, so that an element below the fold is clicked too.
        press: () => element.evaluate((part) => (part as unknown as HTMLElement).click()),
        type: (text) => element.type(text),
      };
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  isThere: findFirefox() !== undefined,
  start: startFirefox,
};

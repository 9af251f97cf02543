import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { chromiumArgs, requireChromium } from '../../../../../scripts/chromium.mjs';
import { requireFirefox } from '../../../../../scripts/firefox.mjs';

export type BrowserName = 'chromium' | 'firefox';

/** A page with the harness in it. */
export type Tab = Page;

/** One person's browser: what its pages share is shared with no other device. */
export interface Device {
  open(): Promise<Tab>;
  /** Ends the browser as the system does that needs its memory, and starts it again on the same data. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface Browsers {
  readonly version: string;
  /** `canBeKilled`: a process of its own, with data on the disk. */
  device(script: string, canBeKilled: boolean): Promise<Device>;
  close(): Promise<void>;
}

const phone = { width: 360, height: 780 };

/** The longest that the browser may take over one thing, in ms: the machine may be busy with many. */
const PATIENCE = 60_000;

async function launch(name: BrowserName, userDataDir?: string): Promise<Browser> {
  const shared = {
    headless: true,
    defaultViewport: phone,
    protocolTimeout: PATIENCE,
    ...(userDataDir && { userDataDir }),
  };
  if (name === 'firefox')
    return puppeteer.launch({ ...shared, browser: 'firefox', executablePath: await requireFirefox() });
  return puppeteer.launch({
    ...shared,
    browser: 'chrome',
    executablePath: await requireChromium(),
    args: [...chromiumArgs, '--force-prefers-reduced-motion'],
    // The back/forward cache is one of the things to survive.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

async function openTab(context: Browser | BrowserContext, script: string): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.evaluateOnNewDocument(script);
  return page;
}

/** One browser for many devices, and one more for each device that is to be killed. */
export async function startBrowsers(name: BrowserName): Promise<Browsers> {
  const shared = await launch(name);
  return {
    version: await shared.version(),
    async device(script, canBeKilled) {
      if (canBeKilled) return ownProcess(name, script);
      const context = await shared.createBrowserContext();
      return {
        open: () => openTab(context, script),
        kill: () => Promise.reject(new Error('This device shares its browser.')),
        close: () => context.close(),
      };
    },
    close: () => shared.close(),
  };
}

async function ownProcess(name: BrowserName, script: string): Promise<Device> {
  const folder = mkdtempSync(join(tmpdir(), 'oja-faults-'));
  let browser = await launch(name, folder);
  return {
    open: () => openTab(browser, script),
    async kill() {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const own = browser.process();
      own?.once('exit', () => resolve());
      // The whole group: a browser is many processes, and puppeteer starts each in a group of its own.
      if (own?.pid) process.kill(-own.pid, 'SIGKILL');
      else resolve();
      await ended;
      browser = await launch(name, folder);
    },
    async close() {
      await browser.close().catch(() => {});
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

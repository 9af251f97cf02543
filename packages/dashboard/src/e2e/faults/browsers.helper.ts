import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import {
  chromiumArgs,
  findHeadlessShell,
  forShortPages,
  requireChromium,
} from '../../../../../scripts/chromium.mjs';
import { requireFirefox } from '../../../../../scripts/firefox.mjs';
import { goTo } from './navigation.helper.ts';

export type BrowserName = 'chromium' | 'firefox';

/** A page with the test helper installed. */
export type Tab = Page;

/** One person's browser: a separate process with its own data on disk. Its pages share storage only with each other. */
export interface Device {
  /** Sets a script that every page opened from now on runs before the app. */
  runFirst(script: string): void;
  open(): Promise<Tab>;
  /** Keeps the first tab blank for the next `open`: a new tab takes a seventh of a schedule's processor time. */
  closeTabs(): Promise<void>;
  /** Kills the browser, as a system that runs out of memory does, and restarts it with the same data. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const phone = { width: 360, height: 780 };

/** Enables the back/forward cache, which the app must survive. Headless Chromium has it only with this switch. */
const goingBack = '--enable-bfcache';

/** Reduces the number of processes, because all pages belong to one agent. Saves a tenth of the processor time. */
const fewProcesses = ['--in-process-gpu', '--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** Timeout of a single browser operation, in ms: the machine may run many browsers. */
const LAUNCH_TIMEOUT = 60_000;

async function launch(name: BrowserName, userDataDir: string): Promise<Browser> {
  const shared = {
    headless: true,
    defaultViewport: phone,
    protocolTimeout: LAUNCH_TIMEOUT,
    userDataDir,
  };
  if (name === 'firefox')
    return puppeteer.launch({ ...shared, browser: 'firefox', executablePath: await requireFirefox() });
  return puppeteer.launch({
    ...shared,
    browser: 'chrome',
    executablePath: findHeadlessShell() ?? (await requireChromium()),
    args: [...chromiumArgs, ...forShortPages, '--force-prefers-reduced-motion', ...fewProcesses, goingBack],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** The device's data outlives its browser process, so that files loaded once come from its cache. */
export async function startDevice(name: BrowserName): Promise<Device> {
  const folder = mkdtempSync(join(tmpdir(), 'oja-faults-'));
  let browser = await launch(name, folder);
  let script = '';
  const tabs = new Set<Tab>();
  const scripts = new WeakMap<Tab, string>();
  let blank: Tab | null = null;
  return {
    runFirst(next) {
      script = next;
    },
    async open() {
      const tab = blank ?? (await browser.newPage());
      blank = null;
      tabs.add(tab);
      tab.setDefaultTimeout(LAUNCH_TIMEOUT);
      const before = scripts.get(tab);
      if (before) await tab.removeScriptToEvaluateOnNewDocument(before);
      scripts.set(tab, (await tab.evaluateOnNewDocument(script)).identifier);
      return tab;
    },
    async closeTabs() {
      const [first, ...others] = tabs;
      tabs.clear();
      for (const tab of others) await tab.close().catch(() => {});
      blank = await leave(first);
    },
    async kill() {
      tabs.clear();
      blank = null;
      await killGroup(browser);
      // A killed Chromium leaves lock files that mark the folder as in use.
      for (const file of readdirSync(folder))
        if (file.startsWith('Singleton')) rmSync(join(folder, file), { force: true });
      browser = await launch(name, folder);
    },
    async close() {
      await browser.close().catch(() => {});
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Leaves the tab blank; `null` if that fails. */
async function leave(tab: Tab | undefined): Promise<Tab | null> {
  try {
    if (tab) await goTo(tab, 'about:blank');
    return tab ?? null;
  } catch {
    return null;
  }
}

/** Kills the browser's process group: a browser is many processes, and puppeteer starts each browser in a new group. */
async function killGroup(browser: Browser): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const own = browser.process();
  own?.once('exit', () => resolve());
  if (own?.pid) process.kill(-own.pid, 'SIGKILL');
  else resolve();
  await ended;
}

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
import { goTo } from './navigation.harness.ts';

export type BrowserName = 'chromium' | 'firefox';

/** A page with the harness in it. */
export type Tab = Page;

/** One person's browser: a process of its own, with its data on the disk. What its pages share is shared with no other. */
export interface Device {
  /** Every page that is opened from now on runs this before the app. */
  runFirst(script: string): void;
  open(): Promise<Tab>;
  /** Leaves the first one blank, for the next `open`: a new one takes a seventh of a schedule's processor time. */
  closeTabs(): Promise<void>;
  /** Ends the browser as the system does that needs its memory, and starts it again on the same data. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const phone = { width: 360, height: 780 };

/** The back/forward cache is one of the things to survive: without windows, Chromium has it by this switch alone. */
const goingBack = '--enable-bfcache';

/** A tenth of the processor time goes into processes that one agent's pages can share. */
const fewProcesses = ['--in-process-gpu', '--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** The longest that the browser may take over one thing, in ms: the machine may be busy with many. */
const PATIENCE = 60_000;

async function launch(name: BrowserName, userDataDir: string): Promise<Browser> {
  const shared = {
    headless: true,
    defaultViewport: phone,
    protocolTimeout: PATIENCE,
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

/** The data of a device outlives its browser: files that were loaded once come from its cache from then on. */
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
      tab.setDefaultTimeout(PATIENCE);
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
      // What a killed Chromium leaves behind says that the folder is in use.
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

/** The tab without a page; `null` where it can't be had. */
async function leave(tab: Tab | undefined): Promise<Tab | null> {
  try {
    if (tab) await goTo(tab, 'about:blank');
    return tab ?? null;
  } catch {
    return null;
  }
}

/** The whole group: a browser is many processes, and puppeteer starts each in a group of its own. */
async function killGroup(browser: Browser): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const own = browser.process();
  own?.once('exit', () => resolve());
  if (own?.pid) process.kill(-own.pid, 'SIGKILL');
  else resolve();
  await ended;
}

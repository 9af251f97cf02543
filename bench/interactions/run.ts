import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { startReferenceApi } from '../../examples/reference-api/src/index.ts';
import { trustingArg } from '../../packages/dashboard/src/e2e/deploy/certificate.ts';
import { at } from '../../scripts/build/paths.ts';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';
import { percentile } from '../figure.ts';
import { serveFloor } from '../pages/floorSite.ts';
import { signedInStorage } from '../pages/subjects.ts';
import { isUsualPhone, slowdown } from '../phone.ts';
import { keepResults, type ResultRows, round } from '../results.ts';
import { type Act, acts } from './acts.ts';
import { bareAct } from './bareAct.ts';
import { type Changes, endCount, startCount } from './changes.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Measures only the acts whose name contains this text; all by default. */
const ONLY = process.env['BENCH_ACTS'] ?? '';
/** How long a performance entry may arrive after its paint, in ms. */
const SETTLE = 1_000;
/** Delay between two key presses, as on a phone, in ms. */
const BETWEEN_KEYS = 200;

declare global {
  interface Window {
    /** The longest time from an input event to the next paint, in ms. */
    longestInteraction: number;
  }
}

/** Runs in the page before its scripts. */
function observe(): void {
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Opens the act's page, and returns the point to click. */
async function arrive(page: Page, origin: string, act: Act): Promise<[x: number, y: number]> {
  await page.addInitScript(observe);
  await page.goto(origin + act.path);
  await act.prepare(page);
  const pressed = await middleOf(act.press(page));
  await page.waitForTimeout(SETTLE);
  return pressed;
}

async function perform(page: Page, act: Act, pressed: readonly [x: number, y: number]): Promise<void> {
  await page.mouse.click(...pressed);
  for (const key of act.keys ?? '') {
    await page.waitForTimeout(BETWEEN_KEYS);
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(SETTLE);
}

/**
 * The point to click. Found before the measurement: Playwright's own click and role lookup take longer in the page
 * than most interactions that are measured.
 */
async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

type OpenPage = () => Promise<Page>;

/** Opens pages on new phones with this storage. */
const phones =
  (browser: Browser, origin: string, localStorage: { name: string; value: string }[]): OpenPage =>
  async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 780 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    return context.newPage();
  };

/** The longest interaction of an act in ms, as the median of several runs. */
async function measure(open: OpenPage, origin: string, act: Act): Promise<number> {
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await open();
    const pressed = await arrive(page, origin, act);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      window.longestInteraction = 0;
    });
    await perform(page, act, pressed);
    longest.push(await page.evaluate(() => window.longestInteraction));
    await act.shows(page).waitFor();
    await page.context().close();
  }
  return percentile(longest, 50);
}

/** Counts the changes of an act in a separate run, because counting takes time. */
async function changesOf(open: OpenPage, origin: string, act: Act): Promise<Changes> {
  const page = await open();
  const pressed = await arrive(page, origin, act);
  await startCount(page);
  await perform(page, act, pressed);
  const changes = await endCount(page);
  await page.context().close();
  return changes;
}

/**
 * Prints the slowest interaction of each act by the browser's event timing, which INP is computed from, beside the same
 * press on a bare React page with as many elements.
 */
export async function measureInteractions(): Promise<void> {
  const staticDirs = { dashboard: at('packages/dashboard/dist'), embed: at('packages/widgets/dist/embed') };
  const api = await startReferenceApi({ mode: 'demo', port: 0, database: 'memory://', staticDirs });
  const floor = await serveFloor();
  const args = [...chromiumArgs, trustingArg()];
  const browser = await chromium.launch({ executablePath: await requireChromium(), args });
  const open = phones(browser, api.url, await signedInStorage(api.url));
  const openBare = phones(browser, floor.url, []);
  const rows: Record<string, ResultRows[string]> = {};
  console.log(
    '\n| act | slowest paint after a press, ms | bare React, ms | ratio | elements |\n|---|---|---|---|---|',
  );
  for (const act of acts.filter(({ name }) => name.includes(ONLY))) {
    const changes = await changesOf(open, api.url, act);
    const ms = await measure(open, api.url, act);
    const bare = await measure(openBare, floor.url, bareAct(act, changes));
    const { kept, removed, added } = changes;
    rows[act.name] = { ms, bare, ratio: round(ms / bare), kept, removed, added };
    const elements = `${kept} kept, ${removed} removed, ${added} added`;
    console.log(`| ${act.name} | ${ms} | ${bare} | ${(ms / bare).toFixed(2)} | ${elements} |`);
  }
  if (ONLY === '' && isUsualPhone) keepResults('interactions', rows);
  await browser.close();
  await Promise.all([floor.close(), api.close()]);
}

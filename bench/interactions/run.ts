import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { startReferenceApi } from '../../examples/reference-api/src/index.ts';
import { at } from '../../scripts/build/paths.ts';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';
import { percentile } from '../figure.ts';
import { signedInStorage } from '../pages/subjects.ts';
import { type Act, acts } from './acts.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Measures only the acts whose name contains this text; all by default. */
const ONLY = process.env['BENCH_ACTS'] ?? '';
const SLOWER = 4;
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

async function measure(page: Page, origin: string, act: Act): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(origin + act.path);
  await act.prepare(page);
  const pressed = await middleOf(act.press(page));
  await page.waitForTimeout(SETTLE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    window.longestInteraction = 0;
  });
  await page.mouse.click(...pressed);
  for (const key of act.keys ?? '') {
    await page.waitForTimeout(BETWEEN_KEYS);
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(SETTLE);
  const longest = await page.evaluate(() => window.longestInteraction);
  await act.shows(page).waitFor();
  return longest;
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

async function median(browser: Browser, origin: string, act: Act): Promise<number> {
  const localStorage = await signedInStorage(origin);
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 780 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    longest.push(await measure(await context.newPage(), origin, act));
    await context.close();
  }
  return percentile(longest, 50);
}

/** Prints the slowest interaction of each act by the browser's event timing, which INP is computed from. */
export async function measureInteractions(): Promise<void> {
  const staticDirs = { dashboard: at('packages/dashboard/dist'), embed: at('packages/widgets/dist/embed') };
  const api = await startReferenceApi({ mode: 'demo', port: 0, database: 'memory://', staticDirs });
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
  console.log('\n| act | slowest paint after a press, ms |\n|---|---|');
  for (const act of acts.filter(({ name }) => name.includes(ONLY)))
    console.log(`| ${act.name} | ${(await median(browser, api.url, act)).toFixed(0)} |`);
  await browser.close();
  await api.close();
}

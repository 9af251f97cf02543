import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { HASTE, installFastTimers } from './fastTimers.ts';
import type { Settings, Word } from './purchaseClient.ts';
import type { Scenario } from './scenario.ts';

/** Maximum wait for a final status: 120 s of page time. */
const DECIDED_MS = 120_000 / HASTE;
/** Maximum wait on a page that shows no purchase: 15 s of page time. */
const NOTHING_MS = 15_000 / HASTE;

const isEnd = (word: Word) => word === 'delivered' || word === 'failed';

/** One page load. Loads of one browser context share its storage. */
interface Life {
  readonly page: Page;
  /** The current status on the page. */
  word(): Word;
}

async function begin(context: BrowserContext, url: string): Promise<Life> {
  let shown: Word = 'none';
  const page = await context.newPage();
  await page.exposeFunction('say', (word: Word) => {
    shown = word;
  });
  await page.goto(url);
  await page.waitForFunction(() => window.buy !== undefined, undefined, { timeout: 30_000 });
  return { page, word: () => shown };
}

async function interrupt({ page }: Life, by: 'reload' | 'kill'): Promise<void> {
  if (by === 'kill') {
    const devtools = await page.context().newCDPSession(page);
    // The renderer process is gone, so this command never gets a response.
    void devtools.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash', { timeout: 5_000 }).catch(() => {});
  }
  await page.close();
}

/** Waits for a final status, at most DECIDED_MS, or NOTHING_MS while the page shows no purchase. */
async function watch(life: Life): Promise<Word> {
  const since = performance.now();
  const over = () => performance.now() - since;
  while (over() < DECIDED_MS && !isEnd(life.word())) {
    if (life.word() === 'none' && over() > NOTHING_MS) break;
    await pause(25);
  }
  return life.word();
}

/** Plays one scenario in a new browser context and returns what the page shows at the end. */
export async function play(
  browser: Browser,
  url: string,
  scenario: Scenario,
  settings: Settings,
): Promise<Word> {
  const context = await browser.newContext();
  try {
    await context.addInitScript(installFastTimers, { haste: HASTE, began: Date.now() });
    await context.addInitScript((given) => Object.assign(window, { settings: given }), settings);
    const first = await begin(context, url);
    await first.page.evaluate(() => window.buy?.());
    if (!scenario.interrupted) return await watch(first);
    await pause(scenario.interrupted.afterMs);
    await interrupt(first, scenario.interrupted.by);
    // Read after the interruption, because the page may show the final status until its last moment.
    const shown = first.word();
    return isEnd(shown) ? shown : await watch(await begin(context, url));
  } finally {
    await context.close();
  }
}

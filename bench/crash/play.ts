import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { HASTE, installFastTimers } from './fastTimers.ts';
import type { Settings, Word } from './purchaseClient.ts';
import type { Scenario } from './scenario.ts';

/** How long the last page has to say how it ended, once it is there: 120 of its seconds. */
const DECIDED_MS = 120_000 / HASTE;
/** How long a page that knows of nothing is looked at: 15 of its seconds. */
const NOTHING_MS = 15_000 / HASTE;

const isEnd = (word: Word) => word === 'delivered' || word === 'failed';

/** A page of a device; the device keeps its storage from one to the next. */
interface Life {
  readonly page: Page;
  /** What the page shows now. */
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
    // Never answered: the process that would is gone.
    void devtools.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash', { timeout: 5_000 }).catch(() => {});
  }
  await page.close();
}

/** Waits for the end of the purchase, or as long as one is given. */
async function watch(life: Life): Promise<Word> {
  const since = performance.now();
  const over = () => performance.now() - since;
  while (over() < DECIDED_MS && !isEnd(life.word())) {
    if (life.word() === 'none' && over() > NOTHING_MS) break;
    await pause(25);
  }
  return life.word();
}

/** Plays one scenario on a new device, and gives what is on its screen in the end. */
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
    // Read only now: up to its last moment the page may have shown the end.
    const shown = first.word();
    return isEnd(shown) ? shown : await watch(await begin(context, url));
  } finally {
    await context.close();
  }
}

import { chromium, type Page } from 'playwright';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';
import { percentile } from '../figure.ts';
import { buildPage } from './build.ts';

// A list of 50,000 rows drawn in three ways: what is near the screen, all with `content-visibility: auto`, and all.
const ROWS = Number(process.env['BENCH_ROWS'] ?? 50_000);
const WAYS = ['windowed', 'skipped', 'plain'] as const;
/** A cheap phone is about a quarter of this machine: BENCH_SLOWER=4. Then what draws every row takes minutes. */
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 1);
/** A flick of the thumb: px from one frame to the next. */
const FLICK = Number(process.env['BENCH_FLICK'] ?? 120);
const FRAMES = 120;

interface Figures {
  readonly firstRow: number;
  readonly frame: number;
  readonly worstFrame: number;
  readonly heap: number;
  readonly elements: number;
}

async function measure(page: Page, url: string): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('li[data-id="t0"]', { state: 'attached', timeout: 300_000 });
  const firstRow = await page.evaluate(paintedSinceStart);
  const frames = await page.evaluate(flick, { by: FLICK, frames: FRAMES });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    firstRow,
    frame: percentile(frames, 95),
    worstFrame: Math.max(...frames),
    heap: metric('JSHeapUsedSize') / 1e6,
    elements: metric('Nodes'),
  };
}

/** In the page: when the next frame has been drawn, in ms since the rows were asked for. */
const paintedSinceStart = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        resolve(performance.now() - (performance.getEntriesByName('start')[0]?.startTime ?? 0));
      }),
    );
  });

/** In the page: scrolls at every frame, and how long each took, in ms. */
const flick = ({ by, frames }: { by: number; frames: number }) =>
  new Promise<number[]>((resolve) => {
    const took: number[] = [];
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      took.push(now - before);
      before = now;
      if (took.length >= frames) return resolve(took.slice(2));
      scrollBy(0, took.length < frames / 2 ? by : -by);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

const site = await buildPage();
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
console.log(`${ROWS} rows     first row     frame (p95)   worst frame      memory   elements`);
for (const way of WAYS.filter((one) => (process.env['BENCH_WAYS'] ?? one).includes(one))) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const { firstRow, frame, worstFrame, heap, elements } = await measure(
    page,
    `${site.url}?rows=${ROWS}&way=${way}`,
  );
  const cells = [firstRow, frame, worstFrame].map((ms) => `${ms.toFixed(0).padStart(8)} ms`);
  console.log(
    way.padEnd(10),
    cells.join('   '),
    `${heap.toFixed(0).padStart(8)} MB`,
    String(elements).padStart(10),
  );
  await context.close();
}
await browser.close();
await site.close();
process.exit(0);

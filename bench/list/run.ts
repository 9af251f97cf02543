import { chromium, type Page } from 'playwright';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';
import { percentile } from '../figure.ts';
import { buildPage } from './build.ts';

// A list of 50,000 rows rendered in three ways: virtualised, all with `content-visibility: auto`, and all without.
const ROWS = Number(process.env['BENCH_ROWS'] ?? 50_000);
const WAYS = ['windowed', 'skipped', 'plain'] as const;
/** CPU slowdown factor. BENCH_SLOWER=4 is about a cheap phone; rendering every row then takes minutes. */
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 1);
/** Scroll distance per frame, in px, as in a flick of the thumb. */
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

/** Runs in the page. Resolves after the next frame with the time since rendering began, in ms. */
const paintedSinceStart = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        resolve(performance.now() - (performance.getEntriesByName('start')[0]?.startTime ?? 0));
      }),
    );
  });

/** Runs in the page. Scrolls on every frame and returns how long each frame took, in ms. */
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

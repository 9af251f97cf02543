import { type Browser, chromium } from 'playwright';
import { startPartnerSite } from '../../examples/partner-site/src/index.ts';
import { DEMO_API_KEY, startReferenceApi } from '../../examples/reference-api/src/index.ts';
import { trustingArg } from '../../packages/dashboard/src/e2e/deploy/certificate.ts';
import { startNginx } from '../../packages/dashboard/src/e2e/deploy/servers.ts';
import { at } from '../../scripts/build/paths.ts';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';
import { percentile } from '../figure.ts';
import { isUsualPhone } from '../phone.ts';
import { keepResults, round } from '../results.ts';
import { serveFloor } from './floorSite.ts';
import { type Load, load, type Subject } from './load.ts';
import { createSubjects } from './subjects.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Measures only the pages whose name contains this text, and the two floors; all by default. */
const ONLY = process.env['BENCH_PAGES'] ?? '';

/** The number of floors, which come before the pages and are always measured. */
const FLOORS = 2;

/** A table column: heading, metric, decimals. */
const columns: readonly (readonly [string, Exclude<keyof Load, 'lcpOf'>, number])[] = [
  ['FCP ms', 'fcp', 0],
  ['LCP ms', 'lcp', 0],
  ['usable ms', 'usable', 0],
  ['blocked ms', 'blocked', 0],
  ['CLS', 'cls', 3],
  ['requests', 'requests', 0],
  ['KB', 'kilobytes', 1],
  ['KB in all', 'kilobytesInAll', 1],
];

interface Visits {
  readonly cold: Load;
  readonly warm: Load;
}

interface Measured extends Visits {
  readonly name: string;
}

/** The median of each metric. Leaves out a run without it: a press ends the search for the largest paint. */
function median(loads: readonly Load[]): Load {
  const figures = columns.map(([, key]) => [
    key,
    percentile(
      loads.map((one) => one[key]).filter((figure) => !Number.isNaN(figure)),
      50,
    ),
  ]);
  return { ...(Object.fromEntries(figures) as unknown as Load), lcpOf: loads.at(-1)?.lcpOf ?? '' };
}

/** Loads the subject in a new browser context: cold with an empty cache, then warm. */
async function visitTwice(browser: Browser, subject: Subject): Promise<Visits> {
  const { origin } = new URL(subject.url);
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [...(subject.localStorage ?? [])] }] },
  });
  const visits = { cold: await load(context, subject), warm: await load(context, subject) };
  await context.close();
  return visits;
}

/** Measures the subjects in turns, because the machine's speed changes within minutes. */
async function measure(browser: Browser, subjects: readonly Subject[]): Promise<Measured[]> {
  const measured = subjects.map((subject) => ({ subject, cold: [] as Load[], warm: [] as Load[] }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { subject, cold, warm } of measured) {
      const visits = await visitTwice(browser, subject);
      cold.push(visits.cold);
      warm.push(visits.warm);
    }
  }
  return measured.map(({ subject, cold, warm }) => ({
    name: subject.name,
    cold: median(cold),
    warm: median(warm),
  }));
}

const ratio = (figure: number, of: number | undefined) => (of ? `${(figure / of).toFixed(2)} ×` : '');

/** Keeps each page's metrics, and its ratios to the two floors. */
function keep(measured: readonly Measured[], visit: 'cold' | 'warm'): void {
  const [, react] = measured;
  const rows = measured.map(({ name, ...visits }) => {
    const row = visits[visit];
    const bare = react?.[visit] ?? row;
    const figures = columns.map(([, key]) => [key, round(row[key])]);
    const ratios = (['lcp', 'usable', 'blocked'] as const)
      .filter((key) => bare[key] > 0)
      .map((key) => [`${key} / React`, round(row[key] / bare[key])]);
    return [name, Object.fromEntries([...figures, ...ratios])];
  });
  keepResults(`pages, ${visit}`, Object.fromEntries(rows));
}

/** Prints the table in Markdown. FCP, LCP and usable are also multiples of a floor's figures. */
function print(measured: readonly Measured[], visit: 'cold' | 'warm'): void {
  const [floor, react] = measured;
  const ratios = ['FCP / floor', 'LCP / floor', 'LCP / React', 'usable / floor', 'usable / React'];
  const headings = [`${visit}`, ...columns.map(([heading]) => heading), ...ratios, 'LCP is'];
  console.log(`\n| ${headings.join(' | ')} |\n|${'---|'.repeat(headings.length)}`);
  for (const { name, ...visits } of measured) {
    const row = visits[visit];
    const cells = columns.map(([, key, decimals]) => row[key].toFixed(decimals));
    const compared = [
      ratio(row.fcp, floor?.[visit].fcp),
      ratio(row.lcp, floor?.[visit].lcp),
      ratio(row.lcp, react?.[visit].lcp),
      ratio(row.usable, floor?.[visit].usable),
      ratio(row.usable, react?.[visit].usable),
    ];
    console.log(`| ${[name, ...cells, ...compared, row.lcpOf].join(' | ')} |`);
  }
}

/** Measures every page and the two floors, cold and warm, and prints the tables. */
export async function measurePages(): Promise<void> {
  const staticDirs = { embed: at('packages/widgets/dist/embed') };
  const api = await startReferenceApi({ mode: 'demo', port: 0, database: 'memory://', staticDirs });
  const partner = await startPartnerSite({ port: 0, apiBase: api.url, apiKey: DEMO_API_KEY });
  const dashboard = await startNginx({ dashboard: at('packages/dashboard/dist'), api: api.url });
  const floor = await serveFloor();
  const args = [...chromiumArgs, trustingArg()];
  const browser = await chromium.launch({ executablePath: await requireChromium(), args });
  const subjects = await createSubjects(floor.url, dashboard.url, partner.url);
  const measured = await measure(
    browser,
    subjects.filter(({ name }, at) => at < FLOORS || name.includes(ONLY)),
  );
  print(measured, 'cold');
  print(measured, 'warm');
  if (ONLY === '' && isUsualPhone) for (const visit of ['cold', 'warm'] as const) keep(measured, visit);
  await browser.close();
  await Promise.all([floor.close(), dashboard.close(), partner.close(), api.close()]);
}

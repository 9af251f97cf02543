import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from '../../../../../scripts/build/paths.ts';
import {
  figuresFile,
  figuresTable,
  pageFile,
  recordedRuns,
  withTable,
} from '../../../../../scripts/faultFigures.mjs';
import type { BrowserName } from './browsers.harness.ts';
import { figuresOf, type RunFigures, tableOf } from './figures.harness.ts';
import { type Plant, plants } from './plants.harness.ts';
import { type ScheduleResult, startFaultRuns } from './run.harness.ts';
import { type Surface, surfaces } from './schedule.harness.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '50' },
    browser: { type: 'string', default: 'chromium' },
    surface: { type: 'string', default: 'dashboard' },
    lanes: { type: 'string', default: '6' },
    plant: { type: 'string' },
    replay: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

/** Of one schedule; a replay tells all. */
const MOST_TOLD = 5;

const browser = oneOf<BrowserName>('browser', ['chromium', 'firefox']);
const surface = oneOf<Surface>('surface', surfaces);
const seed = wholeNumber('seed', values.replay ?? values.seed);
const count = values.replay === undefined ? wholeNumber('schedules', values.schedules) : 1;

const plant = findPlant(values.plant);
const since = Date.now();
const runs = await startFaultRuns(browser);
const results = await runs.run({
  surface,
  seeds: Array.from({ length: count }, (_, index) => seed + index),
  lanes: wholeNumber('lanes', values.lanes),
  plant,
  onPlayed(result) {
    tell(result);
    return plant !== undefined && result.breaches.some(({ verdict }) => verdict === plant.caughtAs);
  },
});
await runs.close();
const figures = figuresOf(results, {
  browser,
  surface,
  seed,
  seconds: Math.round((Date.now() - since) / 1000),
});
console.log(`\n${tableOf(figures)}`);
if (values.replay === undefined && !values.plant) write(figures);
const isCaught =
  plant && results.some(({ breaches }) => breaches.some(({ verdict }) => verdict === plant.caughtAs));
const isClean = results.every(({ breaches, broken }) => broken === null && breaches.length === 0);
if (plant) console.log(isCaught ? 'The planted fault was caught.' : 'The planted fault was NOT caught.');
process.exit((plant ? isCaught : isClean) ? 0 : 1);

function oneOf<T extends string>(name: 'browser' | 'surface', allowed: readonly T[]): T {
  const found = allowed.find((one) => one === values[name]);
  if (found) return found;
  throw new Error(`--${name} is one of ${allowed.join(', ')}.`);
}

function findPlant(name: string | undefined): Plant | undefined {
  if (name === undefined || plants[name]) return plants[name ?? ''];
  throw new Error(`--plant is one of ${Object.keys(plants).join(', ')}.`);
}

function wholeNumber(name: string, given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Error(`--${name} is a whole number.`);
}

/** A line for each schedule; all of its plan where it failed or is replayed. */
function tell({ schedule, breaches, broken, tookMs, played }: ScheduleResult): void {
  const isReplay = values.replay !== undefined;
  const steps = schedule.steps.map((step) => step.do).filter((name) => name !== 'wait');
  const word = broken ? 'BROKEN' : breaches.length > 0 ? 'FAILED' : 'ok';
  console.log(`${word} seed ${schedule.seed} (${tookMs} ms): ${steps.join(', ')}`);
  for (const { verdict, detail } of isReplay ? breaches : breaches.slice(0, MOST_TOLD))
    console.log(`   ${verdict}: ${isReplay ? detail : detail.slice(0, 320)}`);
  if (broken) console.log(`   ${broken}`);
  if (word === 'ok' && !isReplay) return;
  console.log(`   plan: ${JSON.stringify(schedule.steps)}`);
  console.log(`   npm run faults -- --surface ${surface} --browser ${browser} --replay ${schedule.seed}`);
  for (const { method, path, reference, status, fault, at: when } of played?.requests ?? [])
    if (reference && (isReplay || fault))
      console.log(
        `   ${when - since} ms ${method} ${path} ${reference} ${status} ${JSON.stringify(fault) ?? ''}`,
      );
}

function write(run: RunFigures): void {
  const folder = at('.cache/faults');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${browser}-${surface}.json`), `${JSON.stringify(run, null, 2)}\n`);
  if (values.record) record(run);
}

/** The documentation shows the last recorded run of each browser and surface. */
function record(run: RunFigures): void {
  const { runs } = JSON.parse(readFileSync(figuresFile, 'utf8')) as { runs: RunFigures[] };
  const others = runs.filter((one) => one.browser !== browser || one.surface !== surface);
  writeFileSync(figuresFile, `${JSON.stringify({ runs: [...others, run] }, null, 2)}\n`);
  writeFileSync(pageFile, withTable(readFileSync(pageFile, 'utf8'), figuresTable(recordedRuns())));
}

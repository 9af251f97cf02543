import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from '../../../../../scripts/build/paths.ts';
import type { BrowserName } from './browsers.helper.ts';
import { figuresFile, figuresTable, pageFile, recordedRuns, withTable } from './faultFigures.mjs';
import { figuresOf, type RunFigures, tableOf } from './figures.helper.ts';
import { type Mutant, mutants } from './mutants.helper.ts';
import { type ScheduleResult, startFaultRuns } from './run.helper.ts';
import { type Surface, surfaces } from './schedule.helper.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '50' },
    browser: { type: 'string', default: 'chromium' },
    surface: { type: 'string', default: 'both' },
    workers: { type: 'string', default: '6' },
    mutant: { type: 'string' },
    replay: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

/** Maximum number of breaches printed per schedule. A replay prints all. */
const MOST_TOLD = 5;

const browser = oneOf<BrowserName>('browser', ['chromium', 'firefox']);
const seed = wholeNumber('seed', values.replay ?? values.seed);

const mutant = findMutant(values.mutant);
const workers = wholeNumber('workers', values.workers);
const runs = await startFaultRuns(browser);
let isClean = true;
let isCaught = false;
for (const { surface, count } of findParts()) await playOn(surface, count);
await runs.close();
if (mutant) console.log(isCaught ? 'The mutant was caught.' : 'The mutant was NOT caught.');
process.exit((mutant ? isCaught : isClean) ? 0 : 1);

interface Part {
  readonly surface: Surface;
  readonly count: number;
}

/** With both surfaces, three of five schedules run on the dashboard, which has more screens. */
function findParts(): Part[] {
  const isReplay = values.replay !== undefined;
  const count = isReplay ? 1 : wholeNumber('schedules', values.schedules);
  if (values.surface !== 'both') return [{ surface: oneOf<Surface>('surface', surfaces), count }];
  const onDashboard = isReplay ? 1 : Math.ceil((count * 3) / 5);
  const parts: Part[] = [
    { surface: 'dashboard', count: onDashboard },
    { surface: 'embed', count: count - onDashboard },
  ];
  return parts.filter((part) => part.count > 0);
}

async function playOn(surface: Surface, count: number): Promise<void> {
  const since = Date.now();
  const isCaughtBy = ({ breaches }: ScheduleResult) =>
    breaches.some(({ verdict }) => verdict === mutant?.caughtAs);
  const results = await runs.run({
    surface,
    seeds: Array.from({ length: count }, (_, index) => seed + index),
    workers,
    mutant,
    onPlayed(result) {
      tell(result);
      return isCaughtBy(result);
    },
  });
  const seconds = Math.round((Date.now() - since) / 1000);
  const figures = figuresOf(results, { browser, surface, seed, seconds });
  console.log(`\n${tableOf(figures)}\n`);
  if (values.replay === undefined && !mutant) write(figures);
  isCaught ||= results.some(isCaughtBy);
  isClean &&= results.every(({ breaches, broken }) => broken === null && breaches.length === 0);
}

function oneOf<T extends string>(name: 'browser' | 'surface', allowed: readonly T[]): T {
  const found = allowed.find((one) => one === values[name]);
  if (found) return found;
  throw new Error(`--${name} must be one of ${allowed.join(', ')}.`);
}

function findMutant(name: string | undefined): Mutant | undefined {
  if (name === undefined || mutants[name]) return mutants[name ?? ''];
  throw new Error(`--mutant must be one of ${Object.keys(mutants).join(', ')}.`);
}

function wholeNumber(name: string, given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Error(`--${name} must be a whole number.`);
}

/** Prints a line for each schedule, and its whole plan if it failed or is replayed. */
function tell({ schedule, breaches, broken, tookMs, played }: ScheduleResult): void {
  const isReplay = values.replay !== undefined;
  const { surface } = schedule;
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
        `   ${when - (played?.requests[0]?.at ?? 0)} ms ${method} ${path} ${reference} ${status} ${JSON.stringify(fault) ?? ''}`,
      );
}

function write(run: RunFigures): void {
  const folder = at('.cache/faults');
  const { surface } = run;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${browser}-${surface}.json`), `${JSON.stringify(run, null, 2)}\n`);
  if (values.record) record(run);
}

/** Records the run in docs/faults.json, and updates the table in docs/payments.md. */
function record(run: RunFigures): void {
  const { runs } = JSON.parse(readFileSync(figuresFile, 'utf8')) as { runs: RunFigures[] };
  const others = runs.filter((one) => one.browser !== browser || one.surface !== run.surface);
  writeFileSync(figuresFile, `${JSON.stringify({ runs: [...others, run] }, null, 2)}\n`);
  writeFileSync(pageFile, withTable(readFileSync(pageFile, 'utf8'), figuresTable(recordedRuns())));
}

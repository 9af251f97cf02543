import { mkdirSync } from 'node:fs';
import { at } from '../../../../../scripts/build/paths.ts';
import type { BrowserName } from './browsers.helper.ts';
import { deviceScript, showAgain } from './device.helper.ts';
import { type Breach, isDelivered } from './judge.helper.ts';
import { type Mutant, payForEachCopy } from './mutants.helper.ts';
import { goTo } from './navigation.helper.ts';
import { BLANK } from './network.helper.ts';
import { type Played, play } from './play.helper.ts';
import { createSchedule, type Schedule, type Surface } from './schedule.helper.ts';
import type { ScheduleContext } from './scheduleContext.helper.ts';
import {
  createWorkerResources,
  openWorker,
  type ScheduleWorker,
  type WorkerResources,
} from './scheduleWorker.helper.ts';

export interface RunSettings {
  readonly surface: Surface;
  readonly seeds: readonly number[];
  /** Number of schedules that run in parallel. */
  readonly workers: number;
  /** A mutant to inject. */
  readonly mutant?: Mutant | undefined;
  /** Called after each schedule. If it returns true, no further schedule starts. */
  readonly onPlayed?: (result: ScheduleResult) => boolean | undefined;
}

export interface ScheduleResult {
  readonly schedule: Schedule;
  readonly played: Played | null;
  readonly breaches: readonly Breach[];
  /** Why the test helper could not play the schedule, which then proves nothing; `null` if it could. */
  readonly broken: string | null;
  readonly tookMs: number;
}

/** Number of schedules per agent. A longer transaction list would slow the last ones down. */
const SCHEDULES_PER_AGENT = 15;

interface RunContext {
  readonly source: WorkerResources;
  readonly settings: RunSettings;
}

/** An API and a browser for any number of runs. */
export interface FaultRuns {
  /** Plays all seeds, `workers` in parallel, and resolves with their results. */
  run(settings: RunSettings): Promise<ScheduleResult[]>;
  close(): Promise<void>;
}

export async function startFaultRuns(browser: BrowserName): Promise<FaultRuns> {
  const source = await createWorkerResources(browser);
  return {
    run: (settings) => playAll({ source, settings }),
    close: source.close,
  };
}

async function playAll(context: RunContext): Promise<ScheduleResult[]> {
  const { seeds, workers, onPlayed } = context.settings;
  const queue = [...seeds].reverse();
  const results: ScheduleResult[] = [];
  const keep = (result: ScheduleResult) => {
    results.push(result);
    if (onPlayed?.(result)) queue.length = 0;
  };
  const count = Math.min(workers, seeds.length);
  await Promise.all(Array.from({ length: count }, () => runWorker(context, () => queue.pop(), keep)));
  return results;
}

async function runWorker(
  context: RunContext,
  nextSeed: () => number | undefined,
  onPlayed: (result: ScheduleResult) => void,
): Promise<void> {
  const { surface, mutant } = context.settings;
  let worker = await openWorker(context.source, surface);
  let played = 0;
  for (let seed = nextSeed(); seed !== undefined; seed = nextSeed()) {
    const result = await runSchedule(context, worker, createSchedule(seed, surface, mutant?.event));
    onPlayed(result);
    played += 1;
    const isBroken = result.broken !== null;
    if (!isBroken && played < SCHEDULES_PER_AGENT) continue;
    await worker.close(isBroken);
    worker = await openWorker(context.source, surface);
    played = 0;
  }
  await worker.close(false);
}

async function runSchedule(
  context: RunContext,
  worker: ScheduleWorker,
  schedule: Schedule,
): Promise<ScheduleResult> {
  const since = Date.now();
  const { network, device } = worker;
  network.forget();
  const { mutant } = context.settings;
  const aliases = new Map<string, string[]>();
  network.rewritePurchases(mutant?.paysForEachCopy ? payForEachCopy(aliases) : undefined);
  device.runFirst(deviceScript(since, mutant?.script));
  const { surface } = schedule;
  const scheduleContext: ScheduleContext = {
    surface,
    api: context.source.api,
    ...worker,
    tabs: [],
    during: [],
    deniedOpen: [],
    toOthers: [],
  };
  const took = () => Date.now() - since;
  try {
    await open(scheduleContext);
    const result = await play(schedule, scheduleContext, aliases);
    if (worker.soldBefore !== null) worker.soldBefore += result.truths.filter(isDelivered).length;
    return { schedule, played: result, breaches: result.breaches, broken: null, tookMs: took() };
  } catch (problem) {
    worker.soldBefore = null;
    await saveScreenshots(scheduleContext, schedule.seed);
    const broken = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { schedule, played: null, breaches: [], broken, tookMs: took() };
  } finally {
    network.follow(undefined);
    network.setDown(false);
    await network.flush().catch(() => {});
    await device.closeTabs();
  }
}

/** Takes screenshots of the pages when the test helper could not continue. */
async function saveScreenshots({ tabs }: ScheduleContext, seed: number): Promise<void> {
  const folder = at('.cache/faults');
  mkdirSync(folder, { recursive: true });
  for (const [index, tab] of tabs.entries()) {
    await showAgain(tab).catch(() => {});
    await tab.screenshot({ path: `${folder}/seed-${seed}-tab-${index + 1}.png` }).catch(() => {});
  }
}

/** Opens a page on a device without data of earlier schedules. On the dashboard, the agent is already signed in. */
async function open(context: ScheduleContext): Promise<void> {
  const tab = await context.device.open();
  context.tabs.push(tab);
  await goTo(tab, new URL(BLANK, context.formUrl).href);
  await tab.evaluate(forgetEverything);
  if (context.surface === 'dashboard')
    await tab.evaluate((stored) => localStorage.setItem('user_session', stored), context.account.stored);
  await goTo(tab, context.formUrl);
}

/** Runs inside a page. */
async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // Databases are missing if a mutant has replaced IndexedDB.
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : [];
  for (const { name } of databases)
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  // Opening the first database on a cold device may take longer than the app's timeout, on a clock that is 20 times as
  // fast.
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('fault-run-warm-up');
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

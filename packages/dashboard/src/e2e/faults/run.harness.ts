import { mkdirSync } from 'node:fs';
import { kobo } from '@oja/core';
import { type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { at } from '../../../../../scripts/build/paths.ts';
import { type Account, ADDRESS_HEADER, openAccount } from './accounts.harness.ts';
import { type BrowserName, type Browsers, startBrowsers } from './browsers.harness.ts';
import { deviceScript } from './device.harness.ts';
import type { Breach } from './judge.harness.ts';
import { BLANK, type DeviceNetwork, startDeviceNetwork } from './network.harness.ts';
import { HASTE } from './pageClock.ts';
import { type Played, play } from './play.harness.ts';
import { createSchedule, type Schedule, type Surface } from './schedule.harness.ts';
import type { Stage } from './stage.harness.ts';
import { goTo } from './steps.harness.ts';

export interface RunSettings {
  readonly browser: BrowserName;
  readonly surface: Surface;
  readonly seeds: readonly number[];
  /** Schedules that play side by side. */
  readonly lanes: number;
  /** Told of each schedule as it ends. */
  readonly onPlayed?: (result: ScheduleResult) => void;
}

export interface ScheduleResult {
  readonly schedule: Schedule;
  readonly played: Played | null;
  readonly breaches: readonly Breach[];
  /** What the harness itself could not do; the schedule then proves nothing. */
  readonly broken: string | null;
  readonly tookMs: number;
}

/** What is bought, and for so little that no wallet runs dry. */
const PLAN = 'mtn-sme-1gb-30d';
const PRICE = kobo(10_000);
/** Schedules for which one agent is used: a long list would slow the last ones down. */
const SCHEDULES_PER_AGENT = 15;

interface House {
  readonly api: ReferenceApi;
  readonly browsers: Browsers;
  readonly settings: RunSettings;
  readonly newAccount: () => Promise<Account>;
}

/** Plays all seeds, `lanes` at a time, and gives what became of each. */
export async function runSchedules(settings: RunSettings): Promise<ScheduleResult[]> {
  const api = await startApi();
  const browsers = await startBrowsers(settings.browser);
  let accounts = 0;
  const house: House = {
    api,
    browsers,
    settings,
    newAccount() {
      accounts += 1;
      return openAccount(api, accounts);
    },
  };
  const queue = [...settings.seeds].reverse();
  const results: ScheduleResult[] = [];
  try {
    await Promise.all(
      Array.from({ length: settings.lanes }, () =>
        runLane(
          house,
          () => queue.pop(),
          (result) => {
            results.push(result);
            settings.onPlayed?.(result);
          },
        ),
      ),
    );
  } finally {
    await browsers.close();
    await api.close();
  }
  return results;
}

async function startApi(): Promise<ReferenceApi> {
  const api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: 'memory://',
    seed: 'catalogue',
    providerDelayMs: 15_000 / HASTE,
    answerLimitMs: 8_000 / HASTE,
    rateLimit: { requests: 1_000_000, windowMs: 60_000 },
    addressHeader: ADDRESS_HEADER,
    staticDirs: { dashboard: at('packages/dashboard/dist'), embed: at('packages/widgets/dist/embed') },
  });
  await api.ledger.setPrice(PLAN, PRICE);
  return api;
}

async function runLane(
  house: House,
  nextSeed: () => number | undefined,
  onPlayed: (result: ScheduleResult) => void,
): Promise<void> {
  const network = await startDeviceNetwork(house.api.url);
  let account = await house.newAccount();
  const other = await house.newAccount();
  let played = 0;
  for (let seed = nextSeed(); seed !== undefined; seed = nextSeed()) {
    if (played > 0 && played % SCHEDULES_PER_AGENT === 0) account = await house.newAccount();
    played += 1;
    onPlayed(await runSchedule(house, network, createSchedule(seed, house.settings.surface), account, other));
  }
  await network.close();
}

async function runSchedule(
  house: House,
  network: DeviceNetwork,
  schedule: Schedule,
  account: Account,
  other: Account,
): Promise<ScheduleResult> {
  const since = Date.now();
  network.forget();
  const device = await house.browsers.device(deviceScript(since), schedule.isKilled);
  const stage: Stage = {
    api: house.api,
    network,
    device,
    account,
    other,
    formUrl: `${network.url}/services/data`,
    tabs: [],
    during: [],
    begun: new Set(),
  };
  const took = () => Date.now() - since;
  try {
    await open(stage);
    const result = await play(schedule, stage, new Map());
    return { schedule, played: result, breaches: result.breaches, broken: null, tookMs: took() };
  } catch (problem) {
    await picture(stage, schedule.seed);
    const broken = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    return { schedule, played: null, breaches: [], broken, tookMs: took() };
  } finally {
    network.follow(undefined);
    network.setDown(false);
    await network.flush().catch(() => {});
    await device.close().catch(() => {});
  }
}

/** What the pages showed when the harness could not go on. */
async function picture({ tabs }: Stage, seed: number): Promise<void> {
  const folder = at('.cache/faults');
  mkdirSync(folder, { recursive: true });
  for (const [index, tab] of tabs.entries())
    await tab.screenshot({ path: `${folder}/seed-${seed}-tab-${index + 1}.png` }).catch(() => {});
}

/** The agent is signed in already, as on any other morning. */
async function open(stage: Stage): Promise<void> {
  const tab = await stage.device.open();
  stage.tabs.push(tab);
  await goTo(tab, stage.network.url + BLANK);
  await tab.evaluate((stored) => localStorage.setItem('user_session', stored), stage.account.stored);
  await goTo(tab, stage.formUrl);
}

import { mkdirSync } from 'node:fs';
import { kobo } from '@oja/core';
import { startPartnerSite } from '@oja/partner-site';
import { type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { at } from '../../../../../scripts/build/paths.ts';
import { type Account, ADDRESS_HEADER, addressOf, createApiKey, openAccount } from './accounts.harness.ts';
import { type BrowserName, type Browsers, startBrowsers } from './browsers.harness.ts';
import { deviceScript } from './device.harness.ts';
import { type Breach, isDelivered } from './judge.harness.ts';
import { BLANK, type DeviceNetwork, startDeviceNetwork } from './network.harness.ts';
import { HASTE } from './pageClock.ts';
import { type Plant, payForEachCopy } from './plants.harness.ts';
import { type Played, play } from './play.harness.ts';
import { createSchedule, type Schedule, type Surface } from './schedule.harness.ts';
import type { Stage } from './stage.harness.ts';
import { goTo } from './steps.harness.ts';

export interface RunSettings {
  readonly surface: Surface;
  readonly seeds: readonly number[];
  /** Schedules that play side by side. */
  readonly lanes: number;
  /** Something done wrong on purpose. */
  readonly plant?: Plant | undefined;
  /** Told of each schedule as it ends. True: it is enough, no further one begins. */
  readonly onPlayed?: (result: ScheduleResult) => boolean | undefined;
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

/** An API and a browser, on which any number of runs can be made. */
export interface FaultRuns {
  readonly browserVersion: string;
  /** Plays all seeds, `lanes` at a time, and gives what became of each. */
  run(settings: RunSettings): Promise<ScheduleResult[]>;
  close(): Promise<void>;
}

export async function startFaultRuns(browser: BrowserName): Promise<FaultRuns> {
  const api = await startApi();
  const browsers = await startBrowsers(browser);
  let accounts = 0;
  const newAccount = () => {
    accounts += 1;
    return openAccount(api, accounts);
  };
  return {
    browserVersion: browsers.version,
    run: (settings) => playAll({ api, browsers, settings, newAccount }),
    async close() {
      await browsers.close();
      await api.close();
    },
  };
}

async function playAll(house: House): Promise<ScheduleResult[]> {
  const { seeds, lanes, onPlayed } = house.settings;
  const queue = [...seeds].reverse();
  const results: ScheduleResult[] = [];
  const keep = (result: ScheduleResult) => {
    results.push(result);
    if (onPlayed?.(result)) queue.length = 0;
  };
  const count = Math.min(lanes, seeds.length);
  await Promise.all(Array.from({ length: count }, () => runLane(house, () => queue.pop(), keep)));
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
    tell: () => {},
    staticDirs: { dashboard: at('packages/dashboard/dist'), embed: at('packages/widgets/dist/embed') },
  });
  await api.ledger.setPrice(PLAN, PRICE);
  return api;
}

interface Lane {
  readonly network: DeviceNetwork;
  readonly account: Account;
  readonly other: Account;
  /** How many sales the agent has made by now; null where that is not known. */
  soldBefore: number | null;
  /** Where the form is: the dashboard's own page, or a partner's. */
  readonly formUrl: string;
  close(): Promise<void>;
}

/** A device's line to the API, two agents who use it, and for the embed a partner's site that sells for the first. */
async function openLane({ api, settings, newAccount }: House): Promise<Lane> {
  const [account, other] = [await newAccount(), await newAccount()];
  const network = await startDeviceNetwork(api.url, { [ADDRESS_HEADER]: addressOf(account.number) });
  const shop = settings.surface === 'embed' ? await openShop(api, network, account) : null;
  return {
    network,
    account,
    other,
    soldBefore: 0,
    formUrl: shop?.url ?? `${network.url}/services/data`,
    async close() {
      await shop?.close();
      await network.close();
    },
  };
}

async function openShop(api: ReferenceApi, { url }: DeviceNetwork, account: Account) {
  return startPartnerSite({ port: 0, apiBase: url, apiKey: await createApiKey(api, account) });
}

async function runLane(
  house: House,
  nextSeed: () => number | undefined,
  onPlayed: (result: ScheduleResult) => void,
): Promise<void> {
  let lane = await openLane(house);
  let played = 0;
  for (let seed = nextSeed(); seed !== undefined; seed = nextSeed()) {
    if (played > 0 && played % SCHEDULES_PER_AGENT === 0) {
      await lane.close();
      lane = await openLane(house);
    }
    played += 1;
    const { surface, plant } = house.settings;
    onPlayed(await runSchedule(house, lane, createSchedule(seed, surface, plant?.kills)));
  }
  await lane.close();
}

async function runSchedule(house: House, lane: Lane, schedule: Schedule): Promise<ScheduleResult> {
  const since = Date.now();
  const { network } = lane;
  network.forget();
  const { plant } = house.settings;
  const aliases = new Map<string, string[]>();
  network.rewritePurchases(plant?.paysForEachCopy ? payForEachCopy(aliases) : undefined);
  const device = await house.browsers.device(deviceScript(since, plant?.script), schedule.isKilled);
  const { surface } = schedule;
  const stage: Stage = { surface, api: house.api, device, ...lane, tabs: [], during: [] };
  const took = () => Date.now() - since;
  try {
    await open(stage);
    const result = await play(schedule, stage, aliases);
    if (lane.soldBefore !== null) lane.soldBefore += result.truths.filter(isDelivered).length;
    return { schedule, played: result, breaches: result.breaches, broken: null, tookMs: took() };
  } catch (problem) {
    lane.soldBefore = null;
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
  if (stage.surface === 'dashboard') {
    await goTo(tab, stage.network.url + BLANK);
    await tab.evaluate((stored) => localStorage.setItem('user_session', stored), stage.account.stored);
  }
  await goTo(tab, stage.formUrl);
}

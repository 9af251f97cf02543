import { setTimeout as sleep } from 'node:timers/promises';
import { en } from '@oja/widgets/text/en.ts';
import type { Tab } from './browsers.harness.ts';
import { has, press, readAll, readJournal, setOnline, until } from './device.harness.ts';
import { type Breach, claimsOf, type Evidence, judge, type Truth } from './judge.harness.ts';
import { HASTE } from './pageClock.ts';
import type { Reading } from './pageHands.ts';
import type { Schedule } from './schedule.harness.ts';
import { sellAgain } from './sell.harness.ts';
import { collect, mainTab, type Stage } from './stage.harness.ts';
import { goTo, signInAgain, take } from './steps.harness.ts';
import { isAnyPending, readTruths } from './truth.harness.ts';
import { seededWeather } from './weather.harness.ts';

/** How long a purchase may stay open once the line is back, in the client's ms. */
const DECIDED_WITHIN = 60_000;
/** How often the screens are looked at meanwhile, in our ms. */
const LOOKS_EACH = 100;

export interface Played {
  readonly breaches: readonly Breach[];
  readonly truths: readonly Truth[];
  /** Everything that was asked, for the figures. */
  readonly requests: Stage['network']['seen'];
}

/** Plays a schedule on its stage and judges what is left on the screens by the books. */
export async function play(
  schedule: Schedule,
  stage: Stage,
  aliases: ReadonlyMap<string, string[]>,
): Promise<Played> {
  const { network } = stage;
  const { api, account } = stage;
  network.follow(seededWeather(schedule.seed));
  for (const step of schedule.steps) await take(stage, step);
  await bringBack(stage);
  const undecided = await waitUntilDecided(stage);
  if (undecided.length === 0 && (await sellAgain(mainTab(stage))))
    undecided.push(...(await waitUntilDecided(stage)));
  await network.flush();
  await sleep(LOOKS_EACH);
  await collect(stage);
  const journal = await readJournal(mainTab(stage));
  const final = await readScreens(stage);
  const truths = await readTruths(api, account.token, network.seen, aliases);
  const evidence: Evidence = {
    truths,
    journal,
    during: stage.during,
    final,
    undecided,
    hasJumped: schedule.steps.some((step) => step.do === 'jump'),
    soldToday: null,
    listed: schedule.surface === 'dashboard',
  };
  return { breaches: judge(evidence), truths, requests: [...network.seen] };
}

/** The line is back, and the device says so to its pages. */
async function bringBack(stage: Stage): Promise<void> {
  stage.network.follow(undefined);
  stage.network.setDown(false);
  await signInAgain(stage, stage.account);
  for (const tab of stage.tabs) await setOnline(tab, true);
}

const isOpen = ({ text }: Reading) => claimsOf(text).has('held');

/**
 * Looks at all pages until none shows a purchase as open; what still is after the time for it, in words. What a busy
 * machine adds is not counted: each look counts for as long as it should take, and for nothing while the API is at work
 * or has a sale that waits for the provider.
 */
async function waitUntilDecided(stage: Stage): Promise<string[]> {
  for (let waited = 0; ; ) {
    await collect(stage);
    const open = await openOn(stage);
    if (open.length === 0 || waited > DECIDED_WITHIN / HASTE) return open;
    await sleep(LOOKS_EACH);
    if (!stage.network.isBusy() && !(await isAnyPending(stage))) waited += LOOKS_EACH;
  }
}

async function openOn(stage: Stage): Promise<string[]> {
  const shown = await Promise.all(stage.tabs.map((tab) => readAll(tab).catch(() => [])));
  const journal = await readJournal(mainTab(stage)).catch(() => []);
  return [
    ...shown.flatMap((readings, tab) =>
      readings
        .filter((reading) => reading.place === 'result' && isOpen(reading))
        .map(({ text }) => `tab ${tab + 1} shows "${text.slice(0, 120)}"`),
    ),
    ...journal
      .filter(({ phase }) => phase !== 'ended')
      .map(({ key, phase }) => `journal: ${key} is ${phase}`),
  ];
}

/** Every screen that says something of a sale, opened anew. */
async function readScreens(stage: Stage): Promise<Reading[]> {
  const tab = mainTab(stage);
  const readings = (await Promise.all(stage.tabs.map((each) => readAll(each)))).flat();
  if (stage.surface === 'embed') return readings;
  await goTo(tab, stage.network.url);
  await until('the home screen', async () => has(tab, 'heading', `^${en.transactions.recent}$`));
  await settled(tab);
  readings.push(...(await readAll(tab)));
  await press(tab, 'button', `^${en.transactions.showAllLabel}$`);
  await until('the list', async () => has(tab, 'heading', `^${en.dashboard.screens.transactions}$`));
  await settled(tab);
  readings.push(...(await readAll(tab)));
  return readings;
}

/** Nothing is on its way to the screen any more. */
async function settled(tab: Tab): Promise<void> {
  const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
  await until('the screen to settle', async () => !(await tab.evaluate(isBusy)));
}

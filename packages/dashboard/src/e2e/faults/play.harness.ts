import { setTimeout as sleep } from 'node:timers/promises';
import { lagosDay } from '@oja/core';
import { look, readJournal, setOnline } from './device.harness.ts';
import { type Breach, claimsOf, type Evidence, isDelivered, judge, type Truth } from './judge.harness.ts';
import { HASTE } from './pageClock.ts';
import type { Reading } from './pageHands.ts';
import type { Schedule } from './schedule.harness.ts';
import { readScreens } from './screens.harness.ts';
import { sellAgain } from './sell.harness.ts';
import { collect, mainTab, type Stage } from './stage.harness.ts';
import { signInAgain, take } from './steps.harness.ts';
import { isAnyPending, readTruths } from './truth.harness.ts';
import { seededWeather } from './weather.harness.ts';

/** How long a purchase may stay open once the line is back, in the client's ms. */
const DECIDED_WITHIN = 60_000;
/** How often the screens are looked at meanwhile, in our ms. */
const LOOKS_EACH = 150;

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
  if (undecided.length === 0 && (await sellAgain(mainTab(stage), stage.formUrl)))
    undecided.push(...(await waitUntilDecided(stage)));
  await network.flush();
  await sleep(LOOKS_EACH);
  await collect(stage);
  const journal = await readJournal(mainTab(stage));
  const truths = await readTruths(api, account.token, network.seen, aliases);
  const hasJumped = schedule.steps.some((step) => step.do === 'jump');
  const soldToday = hasJumped ? null : countSold(stage, truths);
  const final = await readScreens(stage, truths, soldToday);
  const evidence: Evidence = {
    truths,
    journal,
    during: stage.during,
    deniedOpen: stage.deniedOpen,
    toOthers: stage.toOthers,
    final,
    undecided,
    hasJumped,
    soldToday,
    listed: schedule.surface === 'dashboard',
  };
  return { breaches: judge(evidence), truths, requests: [...network.seen] };
}

/** Delivered sales of this agent today, by the books; null where that is not known, or midnight in Lagos is near. */
function countSold({ surface, soldBefore }: Stage, truths: readonly Truth[]): number | null {
  const isNearMidnight = lagosDay(Date.now()) !== lagosDay(Date.now() + 3 * 60 * 60_000);
  if (surface === 'embed' || soldBefore === null || isNearMidnight) return null;
  return soldBefore + truths.filter(isDelivered).length;
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
    const open = await openOn(stage);
    if (open.length === 0 || waited > DECIDED_WITHIN / HASTE) return open;
    await sleep(LOOKS_EACH);
    if (!stage.network.isBusy() && !(await isAnyPending(stage))) waited += LOOKS_EACH;
  }
}

/** What is still open on some page, or in the journal, in words. Keeps what the pages said meanwhile. */
async function openOn(stage: Stage): Promise<string[]> {
  const nothing = { results: [], journal: [], sightings: [] };
  const seen = await Promise.all(stage.tabs.map((tab) => look(tab).catch(() => nothing)));
  for (const { sightings } of seen) stage.during.push(...sightings);
  return [
    ...seen.flatMap(({ results }, tab) =>
      results.filter(isOpen).map(({ text }) => `tab ${tab + 1} shows "${text.slice(0, 120)}"`),
    ),
    ...(seen[0]?.journal ?? [])
      .filter(({ phase }) => phase !== 'ended')
      .map(({ key, phase }) => `journal: ${key} is ${phase}`),
  ];
}

import { setTimeout as sleep } from 'node:timers/promises';
import { lagosDay } from '@oja/core';
import { look, readJournal, setOnline } from './device.helper.ts';
import { seededFaultProfile } from './faultProfile.helper.ts';
import {
  type Breach,
  claimsOf,
  isDelivered,
  judge,
  type LedgerFact,
  type RunRecord,
} from './judge.helper.ts';
import { isAnyPending, readTruths } from './ledgerFacts.helper.ts';
import { HASTE } from './pageClock.ts';
import type { ScreenText } from './pageHands.ts';
import type { Schedule } from './schedule.helper.ts';
import { collect, mainTab, type ScheduleContext } from './scheduleContext.helper.ts';
import { readScreens } from './screens.helper.ts';
import { sellAgain } from './sell.helper.ts';
import { signInAgain, take } from './steps.helper.ts';

/** Maximum time in which a purchase must be decided after the connection is restored, in the client's ms. */
const DECIDED_WITHIN = 60_000;
/** Polling interval, in real ms. */
const POLL_INTERVAL_MS = 150;

export interface Played {
  readonly breaches: readonly Breach[];
  readonly truths: readonly LedgerFact[];
  /** All API requests, for the figures. */
  readonly requests: ScheduleContext['network']['seen'];
}

/** Plays a schedule and compares the screens with the ledger. */
export async function play(
  schedule: Schedule,
  context: ScheduleContext,
  aliases: ReadonlyMap<string, string[]>,
): Promise<Played> {
  const { network } = context;
  const { api, account } = context;
  network.follow(seededFaultProfile(schedule.seed));
  for (const step of schedule.steps) await take(context, step);
  await bringBack(context);
  const undecided = await waitUntilDecided(context);
  if (undecided.length === 0 && (await sellAgain(mainTab(context), context.formUrl)))
    undecided.push(...(await waitUntilDecided(context)));
  await network.flush();
  await sleep(POLL_INTERVAL_MS);
  await collect(context);
  const journal = await readJournal(mainTab(context));
  const truths = await readTruths(api, account.token, network.seen, aliases);
  const hasJumped = schedule.steps.some((step) => step.do === 'jump');
  const soldToday = hasJumped ? null : countSold(context, truths);
  const final = await readScreens(context, truths, soldToday);
  const evidence: RunRecord = {
    truths,
    journal,
    during: context.during,
    deniedOpen: context.deniedOpen,
    toOthers: context.toOthers,
    final,
    undecided,
    hasJumped,
    soldToday,
    listed: schedule.surface === 'dashboard',
  };
  return { breaches: judge(evidence), truths, requests: [...network.seen] };
}

/** Delivered purchases of this agent today, by the ledger; `null` if unknown, or if it is nearly midnight in Lagos. */
function countSold({ surface, soldBefore }: ScheduleContext, truths: readonly LedgerFact[]): number | null {
  const isNearMidnight = lagosDay(Date.now()) !== lagosDay(Date.now() + 3 * 60 * 60_000);
  if (surface === 'embed' || soldBefore === null || isNearMidnight) return null;
  return soldBefore + truths.filter(isDelivered).length;
}

/** Restores the connection, and sets the pages online. */
async function bringBack(context: ScheduleContext): Promise<void> {
  context.network.follow(undefined);
  context.network.setDown(false);
  await signInAgain(context, context.account);
  for (const tab of context.tabs) await setOnline(tab, true);
}

const isOpen = ({ text }: ScreenText) => claimsOf(text).has('held');

/**
 * Polls all pages until none shows a purchase as open. Returns descriptions of those still open after the time limit. A
 * busy machine's delays do not count: each poll counts as one interval, and as nothing while the API is working or has
 * a purchase that waits for the provider.
 */
async function waitUntilDecided(context: ScheduleContext): Promise<string[]> {
  for (let waited = 0; ; ) {
    const open = await openOn(context);
    if (open.length === 0 || waited > DECIDED_WITHIN / HASTE) return open;
    await sleep(POLL_INTERVAL_MS);
    if (!context.network.isBusy() && !(await isAnyPending(context))) waited += POLL_INTERVAL_MS;
  }
}

/** Describes what is still open on a page or in the journal. Also collects the pages' readings. */
async function openOn(context: ScheduleContext): Promise<string[]> {
  const nothing = { results: [], journal: [], sightings: [] };
  const seen = await Promise.all(context.tabs.map((tab) => look(tab).catch(() => nothing)));
  for (const { sightings } of seen) context.during.push(...sightings);
  return [
    ...seen.flatMap(({ results }, tab) =>
      results.filter(isOpen).map(({ text }) => `tab ${tab + 1} shows "${text.slice(0, 120)}"`),
    ),
    ...(seen[0]?.journal ?? [])
      .filter(({ phase }) => phase !== 'ended')
      .map(({ key, phase }) => `journal: ${key} is ${phase}`),
  ];
}

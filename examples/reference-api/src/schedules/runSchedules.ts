import { formatMoney, kobo, nextOccasion, toNaira } from '@oja/core';
import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { schedules } from '../database/schedule.schema.ts';
import { describeError } from '../http/describeError.ts';
import { Refusal } from '../http/refusal.ts';
import { leaveNotice } from '../identity/agentNews.ts';
import { readIntent } from '../sale/intent.ts';
import { sell } from '../sale/sell.ts';
import { claimOccasion, endRun, loadSpent, lockForEnding, moveOn, occasionKey } from './occasionRun.ts';
import { dueNews, MOST_LATE_MS, missedNews, refusedNews, type Schedule, soldNews } from './scheduleNews.ts';

/** Schedules in one round, and at the same time: a server that was down works off what has piled up in several rounds. */
const BATCH = 100;
const AT_ONCE = 8;
/** The most occasions of one schedule that one round counts as missed: more than a year of days. */
const MOST_MISSED = 400;

/**
 * Runs what is due: each occasion once, whichever servers look for it and whenever one of them goes down. It ends as
 * exactly one sale, or as a notice that says why there is none.
 */
export async function runSchedules(context: AppContext): Promise<void> {
  const due = await context.db
    .select()
    .from(schedules)
    .where(and(isNotNull(schedules.nextAt), lte(schedules.nextAt, new Date(context.clock()))))
    .orderBy(asc(schedules.nextAt))
    .limit(BATCH);
  const waiting = due.values();
  const runInTurn = async () => {
    for (const schedule of waiting) await runOne(schedule, context);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
}

async function runOne(schedule: Schedule, context: AppContext): Promise<void> {
  const occasion = schedule.nextAt?.getTime() ?? 0;
  try {
    if (context.clock() - occasion > MOST_LATE_MS) await miss(schedule, context);
    else if (schedule.kind === 'reminder') await remind(schedule, occasion, context);
    else if (await claimOccasion(schedule, occasion, context)) {
      const refusal = await sellOccasion(schedule, occasion, context);
      await endOccasion(schedule, occasion, refusal, context);
    }
  } catch (error) {
    // It stays due, under the same key, until it is too late.
    context.log({ level: 'error', what: 'a schedule could not be run', ...describeError(error) });
  }
}

/** Ends every occasion that is too late. A sale that a server made before it went down is told as such. */
function miss({ id, agentId, nextAt }: Schedule, context: AppContext): Promise<void> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const schedule = await lockForEnding(tx, { id, agentId });
    // Another server did it, or the agent stopped it.
    if (!schedule?.nextAt || schedule.nextAt.getTime() !== nextAt?.getTime()) return;
    const missed: number[] = [];
    let last = schedule.nextAt.getTime();
    for (let at = last; missed.length < MOST_MISSED && isMissed(schedule, at, now); ) {
      const sale = await endRun(tx, schedule, at, { outcome: 'missed' }, context);
      if (sale) await leaveNotice(tx, agentId, soldNews(schedule, sale), now, 'info');
      else missed.push(at);
      last = at;
      at = nextOccasion(schedule.firstAt.getTime(), schedule.recurrence, at);
    }
    await moveOn(tx, schedule, last, now);
    if (missed.length > 0) await leaveNotice(tx, agentId, missedNews(schedule, missed, now), now);
  });
}

const isMissed = ({ until }: Schedule, at: number, now: number) =>
  now - at > MOST_LATE_MS && (until === null || at <= until.getTime());

function remind({ id, agentId }: Schedule, occasion: number, context: AppContext): Promise<void> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const schedule = await lockForEnding(tx, { id, agentId });
    if (schedule?.nextAt?.getTime() !== occasion) return;
    await endRun(tx, schedule, occasion, { outcome: 'reminded' }, context);
    await moveOn(tx, schedule, occasion, now);
    await leaveNotice(tx, agentId, dueNews(schedule, occasion, now), now, 'info');
  });
}

/** The sale of a claimed occasion, at the price that was agreed and within the cap; or why there is none. */
export async function sellOccasion(
  schedule: Schedule,
  occasion: number,
  context: AppContext,
): Promise<Refusal | null> {
  const { id, agentId, category, purchase, price } = schedule;
  const cap = schedule.cap ?? kobo(0);
  const request = { ...purchase, reference: occasionKey(id, occasion), expectedPrice: toNaira(price) };
  const caller = { kind: 'agent', agentId, sessionHash: '' } as const;
  try {
    const spent = (await loadSpent(context.db, [id])).get(id) ?? 0;
    if (spent + price > cap) throw overCap(formatMoney(cap));
    const intent = await readIntent({ caller, category, request }, context);
    await sell(intent, context.clock() + context.answerLimitMs, context);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return error;
  }
}

const overCap = (cap: string) =>
  new Refusal(
    409,
    'over_limit',
    `It would come to more than the ${cap} that you set in all, so it has ended. Set it up again to go on.`,
  );

/** Writes what became of an occasion, moves the schedule on and tells the agent: once, by whichever server comes first. */
export function endOccasion(
  { id, agentId }: Schedule,
  occasion: number,
  refusal: Refusal | null,
  context: AppContext,
): Promise<void> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const schedule = await lockForEnding(tx, { id, agentId });
    if (!schedule) return;
    const code = refusal?.code ?? 'unknown';
    const sale = await endRun(tx, schedule, occasion, { outcome: 'refused', code }, context);
    if (sale === undefined) return;
    if (schedule.nextAt?.getTime() === occasion)
      await moveOn(tx, schedule, occasion, now, !sale && code === 'over_limit');
    if (sale) await leaveNotice(tx, agentId, soldNews(schedule, sale), now, 'info');
    else if (refusal) await leaveNotice(tx, agentId, refusedNews(schedule, refusal), now);
  });
}

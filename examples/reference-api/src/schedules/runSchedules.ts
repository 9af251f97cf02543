import { formatMoney, kobo, nextOccasion, toNaira } from '@oja/core';
import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { schedules } from '../database/schedule.schema.ts';
import { logFailure } from '../http/describeError.ts';
import { Refusal } from '../http/refusal.ts';
import { createNotice } from '../identity/agentNotification.ts';
import { sell } from '../sale/sell.ts';
import { validatePurchase } from '../sale/validatePurchase.ts';
import { claimOccasion, endRun, loadSpent, lockForEnding, moveOn, occasionKey } from './occasionRun.ts';
import {
  dueNotification,
  MOST_LATE_MS,
  missedNotification,
  refusedNotification,
  type Schedule,
  soldNotification,
} from './scheduleNotifications.ts';

/** Schedules per round, and concurrently: after a downtime, a server works off the backlog in several rounds. */
const BATCH = 100;
const AT_ONCE = 8;
/** Maximum missed occasions of one schedule per round: more than a year of days. */
const MOST_MISSED = 400;

/**
 * Runs each due occasion once, even if several servers look for it or one of them crashes. It ends with exactly one
 * sale, or with a notice of the reason.
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
    logFailure('a schedule could not be run', error, context);
  }
}

/** Ends every occasion that is too late. Reports a sale that a server made before it crashed as a sale. */
function miss({ id, agentId, nextAt }: Schedule, context: AppContext): Promise<void> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const schedule = await lockForEnding(tx, { id, agentId });
    // Another server has handled it, or the agent stopped it.
    if (!schedule?.nextAt || schedule.nextAt.getTime() !== nextAt?.getTime()) return;
    const missed: number[] = [];
    let last = schedule.nextAt.getTime();
    for (let at = last; missed.length < MOST_MISSED && isMissed(schedule, at, now); ) {
      const sale = await endRun(tx, schedule, at, { outcome: 'missed' }, context);
      if (sale) await createNotice(tx, agentId, soldNotification(schedule, sale), now, 'info');
      else missed.push(at);
      last = at;
      at = nextOccasion(schedule.firstAt.getTime(), schedule.recurrence, at);
    }
    await moveOn(tx, schedule, last, now);
    if (missed.length > 0) await createNotice(tx, agentId, missedNotification(schedule, missed, now), now);
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
    await createNotice(tx, agentId, dueNotification(schedule, occasion, now), now, 'info');
  });
}

/** Sells a claimed occasion at the agreed price and within the cap. Returns the refusal if it was not sold. */
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
    const purchase = await validatePurchase({ caller, category, request }, context);
    await sell(purchase, context.clock() + context.answerLimitMs, context);
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
    `The sale would exceed the total of ${cap} that you set, so the schedule has ended. Set it up again to continue.`,
  );

/** Records the result of an occasion, moves the schedule on and notifies the agent: once, whichever server is first. */
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
    if (sale) await createNotice(tx, agentId, soldNotification(schedule, sale), now, 'info');
    else if (refusal) await createNotice(tx, agentId, refusedNotification(schedule, refusal), now);
  });
}

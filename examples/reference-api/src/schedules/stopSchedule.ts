import { nextOccasion } from '@oja/core';
import { and, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { scheduleRuns, schedules } from '../database/schedule.schema.ts';
import { notFound } from '../http/refusal.ts';
import { createNotice } from '../identity/agentNotification.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { refuseNewDevice, refuseTooMany } from './addSchedule.ts';
import { endRun, lockForEnding } from './occasionRun.ts';
import { type Schedule, soldNotification } from './scheduleNotifications.ts';

/** Locks the agent's schedule and applies the change. Throws a 404 for any other id. */
function change(
  agentId: string,
  id: string,
  { db }: AppContext,
  work: (tx: Queries, schedule: Schedule) => Promise<Partial<Schedule>>,
): Promise<Schedule> {
  return db.transaction(async (tx) => {
    const schedule = await lockForEnding(tx, { id, agentId });
    if (schedule?.agentId !== agentId) throw notFound('There is no such schedule.');
    const changes = await work(tx, schedule);
    if (Object.keys(changes).length > 0) await tx.update(schedules).set(changes).where(eq(schedules.id, id));
    return { ...schedule, ...changes };
  });
}

/**
 * Stops a schedule at once: a sale that a server is about to make is refused. A stopped or ended schedule stays
 * unchanged.
 */
export function stopSchedule(agentId: string, id: string, context: AppContext): Promise<Schedule> {
  return change(agentId, id, context, async (tx, schedule) => {
    if (schedule.nextAt === null) return {};
    const now = context.clock();
    const [begun] = await tx
      .select()
      .from(scheduleRuns)
      .where(and(eq(scheduleRuns.scheduleId, id), eq(scheduleRuns.outcome, 'begun')))
      .orderBy(desc(scheduleRuns.occasion))
      .limit(1);
    const ending = { outcome: 'refused', code: 'stopped' } as const;
    const sale = begun && (await endRun(tx, schedule, begun.occasion.getTime(), ending, context));
    if (sale) await createNotice(tx, agentId, soldNotification(schedule, sale), now, 'info');
    return { nextAt: null, stoppedAt: new Date(now) };
  });
}

/** Resumes a schedule that the agent stopped, within its consent. Missed occasions are skipped. */
export function resumeSchedule(
  { agentId, sessionHash }: AgentCaller,
  id: string,
  context: AppContext,
): Promise<Schedule> {
  return change(agentId, id, context, async (tx, schedule) => {
    if (schedule.stoppedAt === null || schedule.endedAt !== null) return {};
    if (schedule.kind === 'automatic') await refuseNewDevice(tx, sessionHash, context);
    await refuseTooMany(tx, agentId);
    const now = context.clock();
    const next = nextOccasion(schedule.firstAt.getTime(), schedule.recurrence, now);
    const isOver = schedule.until !== null && next > schedule.until.getTime();
    return isOver ? { endedAt: new Date(now) } : { nextAt: new Date(next), stoppedAt: null };
  });
}

import { DAY, kobo, toNaira, type Wire } from '@oja/core';
import { and, desc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { scheduleRuns, schedules as table } from '../database/schedule.schema.ts';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { addSchedule as add } from '../schedules/addSchedule.ts';
import { loadSpent } from '../schedules/occasionRun.ts';
import type { Schedule } from '../schedules/scheduleNotifications.ts';
import { resumeSchedule as resume, stopSchedule as stop } from '../schedules/stopSchedule.ts';

/** Maximum schedules in one response: the ones that run first. */
const MOST = 300;
/** Maximum results per schedule: the last ones. */
const MOST_RUNS = 3;
/** How long stopped and ended schedules are listed, in ms. */
const LISTED_MS = 30 * DAY;

type WireSchedule = Wire<'addSchedule'>;

const stateOf = ({ nextAt, endedAt }: Schedule): WireSchedule['state'] =>
  nextAt ? 'running' : endedAt ? 'ended' : 'stopped';

const consentOf = ({ consentedAt, cap, until }: Schedule, spent: string): Pick<WireSchedule, 'consent'> =>
  consentedAt && cap !== null && until
    ? { consent: { at: consentedAt.toISOString(), cap: toNaira(cap), spent, until: until.toISOString() } }
    : {};

/** The last results of each schedule, newest first. */
async function loadRuns(db: Queries, ids: readonly string[]) {
  const { scheduleId, occasion, outcome, code, reference } = scheduleRuns;
  const ranked = db
    .select({
      scheduleId,
      occasion,
      outcome,
      code,
      reference,
      place: sql<number>`row_number() over (partition by ${scheduleId} order by ${occasion} desc)`.as(
        'place',
      ),
    })
    .from(scheduleRuns)
    .where(inArray(scheduleId, [...ids]))
    .as('ranked');
  const sale = and(eq(transactions.agentId, table.agentId), eq(transactions.reference, ranked.reference));
  return db
    .select({
      scheduleId: ranked.scheduleId,
      occasion: ranked.occasion,
      outcome: ranked.outcome,
      code: ranked.code,
      ref: transactions.ref,
      status: transactions.status,
    })
    .from(ranked)
    .innerJoin(table, eq(table.id, ranked.scheduleId))
    .leftJoin(transactions, sale)
    .where(lte(ranked.place, MOST_RUNS))
    .orderBy(desc(ranked.occasion));
}

/** Schedules in wire format, with the results of their last occasions. */
async function wireSchedules(rows: readonly Schedule[], db: Queries): Promise<WireSchedule[]> {
  const ids = rows.map(({ id }) => id);
  const runs = ids.length === 0 ? [] : await loadRuns(db, ids);
  const spent = await loadSpent(db, ids);
  return rows.map((row) =>
    omitNull({
      id: row.id,
      kind: row.kind,
      recurrence: row.recurrence,
      category: row.category,
      name: row.name,
      state: stateOf(row),
      recipient: row.purchase.recipient,
      serviceId: row.purchase.serviceId,
      planId: row.purchase.planId ?? null,
      meterType: row.purchase.meterType ?? null,
      amount: row.purchase.amount ?? null,
      price: toNaira(row.price),
      nextAt: row.nextAt?.toISOString() ?? null,
      ...consentOf(row, toNaira(spent.get(row.id) ?? kobo(0))),
      runs: runs
        .filter(({ scheduleId }) => scheduleId === row.id)
        .map(({ occasion, outcome, code, ref, status }) =>
          omitNull({ at: occasion.toISOString(), outcome, code, ref, status }),
        ),
    }),
  );
}

async function wireOne(schedule: Schedule, { db }: AppContext): Promise<WireSchedule> {
  const [wired] = await wireSchedules([schedule], db);
  if (!wired) throw new Error('One schedule is one on the wire');
  return wired;
}

export const schedules: Handler<'schedules'> = async ({ caller }, { db, clock }) => {
  const since = new Date(clock() - LISTED_MS);
  const isListed = or(isNotNull(table.nextAt), gte(table.stoppedAt, since), gte(table.endedAt, since));
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.agentId, caller.agentId), isListed))
    .orderBy(sql`${table.nextAt} asc nulls last`, desc(table.createdAt))
    .limit(MOST);
  return { data: await wireSchedules(rows, db) };
};

export const addSchedule: Handler<'addSchedule'> = async ({ caller, body }, context) => {
  const made = await add(caller, body, context);
  return { status: 201, message: `${made.name} is scheduled.`, data: await wireOne(made, context) };
};

export const stopSchedule: Handler<'stopSchedule'> = async ({ caller, params }, context) => ({
  message: 'The schedule is stopped and sells nothing more.',
  data: await wireOne(await stop(caller.agentId, params['id'] ?? '', context), context),
});

export const resumeSchedule: Handler<'resumeSchedule'> = async ({ caller, params }, context) => ({
  message: 'The schedule runs again.',
  data: await wireOne(await resume(caller, params['id'] ?? '', context), context),
});

import { createHash } from 'node:crypto';
import { type Kobo, kobo, nextOccasion } from '@oja/core';
import { and, eq, inArray, notInArray, sql, sum } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { scheduleRuns, schedules } from '../database/schedule.schema.ts';
import { lockWallet } from '../ledger/post.ts';
import { findSaleOrVoid } from '../sale/reference.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';
import type { Schedule } from './scheduleNotifications.ts';

/** How long after its answer was due the server of an occasion counts as crashed, in ms. */
const LOST_MS = 15_000;

/** The idempotency key of an occasion's sale, as a UUID: the same on every server and after every restart. */
export function occasionKey(scheduleId: string, occasion: number): string {
  const hex = createHash('sha256').update(`${scheduleId} ${occasion}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function lockSchedule(tx: Queries, id: string): Promise<Schedule | undefined> {
  const [found] = await tx.select().from(schedules).where(eq(schedules.id, id)).for('update');
  return found;
}

/**
 * Records that this server sells the occasion, before anything is sold. Returns `false` if another server does, if
 * the occasion has ended, or if the schedule was stopped.
 */
export function claimOccasion(
  { id }: Schedule,
  occasion: number,
  { db, clock, answerLimitMs }: AppContext,
): Promise<boolean> {
  const now = clock();
  const lost = new Date(now - answerLimitMs - LOST_MS).toISOString();
  return db.transaction(async (tx) => {
    const current = await lockSchedule(tx, id);
    if (current?.nextAt?.getTime() !== occasion) return false;
    const run = {
      scheduleId: id,
      occasion: new Date(occasion),
      reference: occasionKey(id, occasion),
      outcome: 'begun' as const,
      begunAt: new Date(now),
    };
    const [claimed] = await tx
      .insert(scheduleRuns)
      .values(run)
      .onConflictDoUpdate({
        target: [scheduleRuns.scheduleId, scheduleRuns.occasion],
        set: { begunAt: run.begunAt },
        setWhere: sql`${scheduleRuns.outcome} = 'begun' and ${scheduleRuns.begunAt} <= ${lost}`,
      })
      .returning();
    return claimed !== undefined;
  });
}

/** The end of an occasion without a sale. */
export interface Ending {
  readonly outcome: 'refused' | 'reminded' | 'missed';
  /** The error code. */
  readonly code?: string;
}

/** Locks the wallet and then the schedule. A sale locks only the wallet. */
export async function lockForEnding(
  tx: Queries,
  { id, agentId }: Pick<Schedule, 'id' | 'agentId'>,
): Promise<Schedule | undefined> {
  await lockWallet(tx, agentId);
  return lockSchedule(tx, id);
}

/**
 * Ends an occasion, under both locks: with its existing sale, otherwise with `ending`, and then nothing is ever sold
 * under its key. Returns the sale; `null` if there was no sale, and `undefined` if the occasion had ended before.
 */
export async function endRun(
  tx: Queries,
  { id, agentId, kind }: Schedule,
  occasion: number,
  ending: Ending,
  context: AppContext,
): Promise<TransactionRecord | null | undefined> {
  const reference = occasionKey(id, occasion);
  const sale =
    kind === 'automatic' ? ((await findSaleOrVoid(tx, agentId, reference, context)) ?? null) : null;
  const ended = sale ? { outcome: 'sold' as const } : ending;
  const at = new Date(context.clock());
  const [written] = await tx
    .insert(scheduleRuns)
    .values({ scheduleId: id, occasion: new Date(occasion), reference, begunAt: at, ...ended })
    .onConflictDoUpdate({
      target: [scheduleRuns.scheduleId, scheduleRuns.occasion],
      set: ended,
      setWhere: eq(scheduleRuns.outcome, 'begun'),
    })
    .returning();
  return written ? sale : undefined;
}

/** Moves a schedule to the first occasion after `occasion`, or ends it if none is left before its end. */
export async function moveOn(
  tx: Queries,
  { id, firstAt, recurrence, until }: Schedule,
  occasion: number,
  now: number,
  isOver = false,
): Promise<void> {
  const next = nextOccasion(firstAt.getTime(), recurrence, occasion);
  const hasEnded = isOver || (until !== null && next > until.getTime());
  await tx
    .update(schedules)
    .set(hasEnded ? { nextAt: null, endedAt: new Date(now) } : { nextAt: new Date(next) })
    .where(eq(schedules.id, id));
}

/** The cost of these schedules' sales, by schedule, without failed and reversed ones. */
export async function loadSpent(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Kobo>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: scheduleRuns.scheduleId, spent: sum(transactions.amount).mapWith(Number) })
    .from(scheduleRuns)
    .innerJoin(schedules, eq(schedules.id, scheduleRuns.scheduleId))
    .innerJoin(
      transactions,
      and(
        eq(transactions.agentId, schedules.agentId),
        eq(transactions.reference, scheduleRuns.reference),
        notInArray(transactions.status, ['failed', 'reversed']),
      ),
    )
    .where(inArray(scheduleRuns.scheduleId, [...ids]))
    .groupBy(scheduleRuns.scheduleId);
  return new Map(rows.map(({ id, spent }) => [id, kobo(spent)]));
}

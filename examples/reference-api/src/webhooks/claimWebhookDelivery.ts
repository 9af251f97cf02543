import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../database/webhook.schema.ts';

/** The deadline of a server for a started try, in ms. Then another server takes over. */
const LEASE_MS = 60_000;

/** A delivery that only this server is trying now. */
export interface ClaimedWebhookDelivery {
  readonly id: string;
  /** The number of this try, from 1. */
  readonly tries: number;
  readonly webhook: typeof webhooks.$inferSelect;
  readonly event: typeof webhookEvents.$inferSelect;
}

/**
 * Claims the delivery that has been due longest for this server. Others skip it while its row is locked, and after
 * that it is not due. Returns `null` if nothing is due. `busy`: webhooks with enough tries in progress.
 */
export async function claimWebhookDelivery(
  busy: readonly string[],
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<ClaimedWebhookDelivery | null> {
  const now = clock();
  const isDue = lte(webhookDeliveries.nextAt, new Date(now));
  const first = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isDue, busy.length > 0 ? notInArray(webhookDeliveries.webhookId, [...busy]) : undefined))
    .orderBy(asc(webhookDeliveries.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(webhookDeliveries)
    .set({ nextAt: new Date(now + LEASE_MS), tries: sql`${webhookDeliveries.tries} + 1` })
    // PostgreSQL evaluates an array once; it may evaluate a subquery again, and lock another row.
    .where(sql`${webhookDeliveries.id} = any(array(${first}))`)
    .returning();
  if (!taken) return null;
  const [found] = await db
    .select({ webhook: webhooks, event: webhookEvents })
    .from(webhooks)
    .innerJoin(webhookEvents, eq(webhookEvents.id, taken.eventId))
    .where(eq(webhooks.id, taken.webhookId));
  // The webhook was removed in between, and its deliveries with it.
  return found ? { id: taken.id, tries: taken.tries, ...found } : null;
}

/** Releases an unfinished try when the server stops: another server makes it at once. */
export async function releaseWebhookDelivery(
  { id, tries }: ClaimedWebhookDelivery,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextAt: new Date(clock()), tries: tries - 1 })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.tries, tries),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    );
}

import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../database/webhook.schema.ts';

/** By when a server has ended the try that it began, in ms: after that another one takes it up. */
const LEASE_MS = 60_000;

/** A delivery that this server alone is trying now. */
export interface ClaimedDelivery {
  readonly id: string;
  /** Which try this is, from 1 on. */
  readonly tries: number;
  readonly webhook: typeof webhooks.$inferSelect;
  readonly event: typeof webhookEvents.$inferSelect;
}

/**
 * The delivery that has waited longest, for this server: others pass over it while its row is locked, and after that it is
 * not due. Null where nothing is. `busy`: webhooks that have enough on their way.
 */
export async function claimDelivery(
  busy: readonly string[],
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<ClaimedDelivery | null> {
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
    // An array is looked up once; a plan may ask a subquery again, and lock another row.
    .where(sql`${webhookDeliveries.id} = any(array(${first}))`)
    .returning();
  if (!taken) return null;
  const [found] = await db
    .select({ webhook: webhooks, event: webhookEvents })
    .from(webhooks)
    .innerJoin(webhookEvents, eq(webhookEvents.id, taken.eventId))
    .where(eq(webhooks.id, taken.webhookId));
  // Removed in between, and its deliveries with it.
  return found ? { id: taken.id, tries: taken.tries, ...found } : null;
}

/** Gives a try back that was not ended, because the server is: another one makes it at once. */
export async function releaseDelivery(
  { id, tries }: ClaimedDelivery,
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

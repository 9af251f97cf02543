import { DAY } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '../database/webhook.schema.ts';
import { createNotice } from '../identity/agentNotification.ts';
import type { ClaimedWebhookDelivery } from './claimWebhookDelivery.ts';
import type { Posted } from './postWebhook.ts';
import { TEST_EVENT } from './recordEvent.ts';
import { GIVE_UP_MS, nextTry } from './retrySchedule.ts';
import { deliveryFailedNotification, turnedOff } from './webhookNotifications.ts';

/** A receiver unsubscribes with this status. */
const GONE = 410;

const isSuccess = ({ httpStatus = 0 }: Posted): boolean => httpStatus >= 200 && httpStatus < 300;

/** Ends the waiting deliveries of a webhook that was turned off or removed. */
export async function dropWaiting(tx: Queries, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
}

async function turnOff(
  tx: Queries,
  { webhook }: ClaimedWebhookDelivery,
  why: 'gone' | 'failing',
  now: number,
): Promise<void> {
  await tx.update(webhooks).set({ stoppedBy: why }).where(eq(webhooks.id, webhook.id));
  await dropWaiting(tx, webhook.id);
  await createNotice(tx, webhook.agentId, turnedOff(webhook.url, why), now);
}

/**
 * Records when the receiver was last reached and since when it has failed; returns the latter. A failed test event
 * does not count, because the agent may be working on the receiver. Nor does a secret that this server can't decrypt.
 */
async function noteReach(
  tx: Queries,
  { webhook: { id }, event }: ClaimedWebhookDelivery,
  posted: Posted,
  failingSince: Date | null,
  now: number,
): Promise<Date | null> {
  const at = new Date(now);
  const isDone = isSuccess(posted);
  const isFault = event.type !== TEST_EVENT && posted.error !== 'secret-unreadable';
  const since = isDone ? null : (failingSince ?? (isFault ? at : null));
  await tx
    .update(webhooks)
    .set({ failingSince: since, ...(isDone && { lastDeliveredAt: at }) })
    .where(eq(webhooks.id, id));
  return since;
}

/** Notifies the agent at most once a day per webhook: a server that is down for good would fill the agent's notices. */
async function notifyGivenUp(
  tx: Queries,
  { webhook, event }: ClaimedWebhookDelivery,
  told: Date | null,
  now: number,
) {
  if (told && now - told.getTime() < DAY) return;
  await tx
    .update(webhooks)
    .set({ toldAt: new Date(now) })
    .where(eq(webhooks.id, webhook.id));
  await createNotice(tx, webhook.agentId, deliveryFailedNotification(webhook.url, event.type), now);
}

/** Records the result of a try and the time of the next one. Does nothing if the delivery has already ended. */
export function finishTry(
  claimed: ClaimedWebhookDelivery,
  posted: Posted,
  tookMs: number,
  context: AppContext,
) {
  const { id, tries, event } = claimed;
  const now = context.clock();
  const isDone = isSuccess(posted);
  const again = isDone || event.type === TEST_EVENT ? null : nextTry(tries, now);
  const state = isDone ? 'delivered' : again === null ? 'failed' : 'waiting';
  return context.db.transaction(async (tx) => {
    // Locks the webhook first, as every change of it does: a different order could deadlock.
    const [webhook] = await tx
      .select({ toldAt: webhooks.toldAt, failingSince: webhooks.failingSince })
      .from(webhooks)
      .where(eq(webhooks.id, claimed.webhook.id))
      .for('no key update');
    const mine = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries));
    const [written] = await tx
      .update(webhookDeliveries)
      .set({ state, nextAt: again === null ? null : new Date(again) })
      .where(and(mine, eq(webhookDeliveries.state, 'waiting')))
      .returning({ id: webhookDeliveries.id });
    if (!webhook || !written) return;
    const { httpStatus = null, error = null, answer = null } = posted;
    const row = { deliveryId: id, number: tries, at: new Date(now), tookMs, httpStatus, error, answer };
    await tx.insert(webhookAttempts).values(row).onConflictDoNothing();
    const since = await noteReach(tx, claimed, posted, webhook.failingSince, now);
    if (posted.httpStatus === GONE) await turnOff(tx, claimed, 'gone', now);
    else if (since && now - since.getTime() >= GIVE_UP_MS) await turnOff(tx, claimed, 'failing', now);
    else if (state === 'failed' && event.type !== TEST_EVENT)
      await notifyGivenUp(tx, claimed, webhook.toldAt, now);
  });
}

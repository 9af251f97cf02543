import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '../database/webhook.schema.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { findWebhook } from './ownWebhooks.ts';
import { eventBody, insertEvent, TEST_EVENT } from './recordEvent.ts';

/**
 * Deliveries of one webhook, newest first, with the posted body. `before`: the position after which the next page
 * starts.
 */
async function selectDeliveries(
  db: Queries,
  webhookId: string,
  {
    id,
    before,
    limit,
  }: { readonly id?: string; readonly before?: number | undefined; readonly limit: number },
) {
  const rows = await db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        id === undefined ? undefined : eq(webhookDeliveries.id, id),
        before === undefined ? undefined : lt(webhookDeliveries.seq, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.seq))
    .limit(limit);
  const ids = rows.map(({ delivery }) => delivery.id);
  const attempts =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(webhookAttempts)
          .where(inArray(webhookAttempts.deliveryId, ids))
          .orderBy(asc(webhookAttempts.number));
  return rows.map((row) => ({
    ...row,
    attempts: attempts.filter(({ deliveryId }) => deliveryId === row.delivery.id),
  }));
}

export type WebhookDeliveryRecord = Awaited<ReturnType<typeof selectDeliveries>>[number];

/** The delivery log of one of the agent's webhooks. */
export async function listWebhookDeliveries(
  agentId: string,
  id: string,
  page: { readonly before?: number | undefined; readonly limit: number },
  { db }: AppContext,
): Promise<WebhookDeliveryRecord[]> {
  const { id: webhookId } = await findWebhook(db, agentId, id);
  return selectDeliveries(db, webhookId, page);
}

async function findDelivery(db: Queries, webhookId: string, id: string): Promise<WebhookDeliveryRecord> {
  const [found] = isUuid(id) ? await selectDeliveries(db, webhookId, { id, limit: 1 }) : [];
  if (!found) throw notFound('There is no such delivery.');
  return found;
}

const off = () => new Refusal(409, 'webhook_off', 'This webhook is turned off. Turn it on first.');

/** Sends an earlier event again under the same id, so that a receiver can recognise a duplicate. */
export function replayWebhookDelivery(
  agentId: string,
  { id, delivery }: { readonly id: string; readonly delivery: string },
  { db, clock }: AppContext,
): Promise<WebhookDeliveryRecord> {
  return db.transaction(async (tx) => {
    const webhook = await findWebhook(tx, agentId, id, 'no key update');
    if (webhook.stoppedBy) throw off();
    const { event } = await findDelivery(tx, webhook.id, delivery);
    const now = new Date(clock());
    const row = { webhookId: webhook.id, eventId: event.id, createdAt: now, nextAt: now };
    const again = { ...row, id: crypto.randomUUID(), state: 'waiting' as const };
    await tx.insert(webhookDeliveries).values(again);
    return findDelivery(tx, webhook.id, again.id);
  });
}

/**
 * Sends a test event to any webhook, whatever its event types, so that the agent can test the connection and the
 * signature.
 */
export function sendTestEvent(
  agentId: string,
  id: string,
  { db, clock }: AppContext,
): Promise<WebhookDeliveryRecord> {
  return db.transaction(async (tx) => {
    const webhook = await findWebhook(tx, agentId, id, 'no key update');
    if (webhook.stoppedBy) throw off();
    const at = clock();
    const body = eventBody(TEST_EVENT, at, { webhookId: webhook.id });
    const [made = ''] = await insertEvent(tx, { agentId, type: TEST_EVENT, body, at }, [webhook.id]);
    return findDelivery(tx, webhook.id, made);
  });
}

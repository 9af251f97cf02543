import { randomUUID } from 'node:crypto';
import type { WebhookEventType } from '@oja/core/webhooks';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../database/webhook.schema.ts';

/** The event of the test button. Tried once; a failure is not reported to the agent. */
export const TEST_EVENT = 'webhook.test';

/** Rows per statement. */
const BATCH = 500;

export interface NewEvent {
  /** The agent whose webhooks receive the event; `null`: all agents. */
  readonly agentId: string | null;
  readonly type: WebhookEventType;
  /** In ms since 1970. */
  readonly at: number;
  /**
   * The data of the event as the matching endpoint returns it, without tokens and PINs. Called only if a webhook
   * subscribes.
   */
  readonly data: () => Promise<unknown> | unknown;
}

/** The body of an event, which is the same in every delivery. */
export const eventBody = (type: string, at: number, data: unknown): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });

/** Inserts an event and its deliveries, which are due at once. */
export async function insertEvent(
  tx: Queries,
  event: Pick<typeof webhookEvents.$inferInsert, 'agentId' | 'type' | 'body'> & { readonly at: number },
  webhookIds: readonly string[],
): Promise<string[]> {
  const { at: ms, ...row } = event;
  const createdAt = new Date(ms);
  const eventId = `evt_${randomUUID()}`;
  await tx.insert(webhookEvents).values({ ...row, id: eventId, createdAt });
  const rows = webhookIds.map((webhookId) => ({
    id: randomUUID(),
    webhookId,
    eventId,
    createdAt,
    state: 'waiting' as const,
    nextAt: createdAt,
  }));
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(webhookDeliveries).values(rows.slice(at, at + BATCH));
  return rows.map(({ id }) => id);
}

/**
 * Adds an event to the outbox in the event's own transaction, so that it is sent only if that is committed. If no
 * webhook subscribes, it costs one index look-up and inserts nothing.
 */
export async function recordEvent(tx: Queries, { agentId, type, at, data }: NewEvent): Promise<void> {
  const own = agentId === null ? undefined : eq(webhooks.agentId, agentId);
  const asksForIt = sql`${webhooks.eventTypes} @> ${JSON.stringify([type])}::jsonb`;
  const asking = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(own, isNull(webhooks.stoppedBy), asksForIt))
    // Keeps the webhooks from being removed before their deliveries are inserted.
    .for('key share');
  if (asking.length === 0) return;
  const ids = asking.map(({ id }) => id);
  await insertEvent(tx, { agentId, type, at, body: eventBody(type, at, await data()) }, ids);
}

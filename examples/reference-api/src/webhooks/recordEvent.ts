import { randomUUID } from 'node:crypto';
import type { WebhookEventType } from '@oja/core/webhooks';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../database/webhook.schema.ts';

/** Rows in one statement. */
const BATCH = 500;

export interface NewEvent {
  /** Whose webhooks are told; null: everybody's. */
  readonly agentId: string | null;
  readonly type: WebhookEventType;
  /** In ms since 1970. */
  readonly at: number;
  /** What the table's call about it would answer, without tokens and pins. Asked only where somebody is to be told. */
  readonly data: () => Promise<unknown> | unknown;
}

/** The bytes of an event, which every delivery of it has. */
export const eventBody = (type: string, at: number, data: unknown): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });

/** An event and its deliveries, due at once. */
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
    ...{ id: randomUUID(), webhookId, eventId, createdAt },
    ...{ state: 'waiting' as const, nextAt: createdAt },
  }));
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(webhookDeliveries).values(rows.slice(at, at + BATCH));
  return rows.map(({ id }) => id);
}

/**
 * Puts an event into the outbox, in the transaction that it is about: it is sent if that is committed, and only then.
 * Where no webhook asked for it, this is one look at an index, and no row.
 */
export async function recordEvent(tx: Queries, { agentId, type, at, data }: NewEvent): Promise<void> {
  const own = agentId === null ? undefined : eq(webhooks.agentId, agentId);
  const asksForIt = sql`${webhooks.eventTypes} @> ${JSON.stringify([type])}::jsonb`;
  const asking = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(own, isNull(webhooks.stoppedBy), asksForIt))
    // None of them is removed before its deliveries are written.
    .for('key share');
  if (asking.length === 0) return;
  const ids = asking.map(({ id }) => id);
  await insertEvent(tx, { agentId, type, at, body: eventBody(type, at, await data()) }, ids);
}

import { randomUUID } from 'node:crypto';
import { MOST_WEBHOOKS } from '@oja/core';
import type { WebhookEventType } from '@oja/core/webhooks';
import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { webhooks } from '../database/webhook.schema.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { createNotice, sendNotification } from '../identity/agentNotification.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { spendConfirmation } from '../identity/confirmPassword.ts';
import { dropWaiting } from './finishTry.ts';
import { readWebhookUrl } from './publicAddress.ts';
import { webhookChanged } from './webhookNotifications.ts';
import { newWebhookSecret, OVERLAP_MS, sealWebhookSecret } from './webhookSecret.ts';

export type Webhook = typeof webhooks.$inferSelect;

interface Wanted {
  readonly url: string;
  readonly eventTypes: readonly WebhookEventType[];
  readonly confirmation?: string | undefined;
}

const distinct = (types: readonly WebhookEventType[]) => [...new Set(types)];

export const listWebhooks = (agentId: string, { db }: Pick<AppContext, 'db'>): Promise<Webhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.agentId, agentId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

/** Finds one of the agent's own webhooks; throws a 404 for any other. `lock` lasts until the end of the transaction. */
export async function findWebhook(
  db: Queries,
  agentId: string,
  id: string,
  lock?: 'no key update',
): Promise<Webhook> {
  const own = and(eq(webhooks.id, id), eq(webhooks.agentId, agentId));
  const query = db.select().from(webhooks).where(own);
  const [webhook] = isUuid(id) ? await (lock ? query.for(lock) : query) : [];
  if (!webhook) throw notFound('There is no such webhook.');
  return webhook;
}

const tooMany = () =>
  new Refusal(409, 'too_many_webhooks', `You have ${MOST_WEBHOOKS} webhooks. Remove one first.`);

/** Locks the agent, so that concurrent calls do not exceed the maximum. */
async function refuseMore(tx: Queries, agentId: string): Promise<void> {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('update');
  if ((await tx.$count(webhooks, eq(webhooks.agentId, agentId))) >= MOST_WEBHOOKS) throw tooMany();
}

/**
 * Creates a webhook and returns its secret, for the only time. Requires the same confirmation as an API key, and
 * notifies the agent by a notice and a message.
 */
export async function addWebhook(caller: AgentCaller, wanted: Wanted, context: AppContext) {
  const { agentId } = caller;
  const url = readWebhookUrl(wanted.url, context.webhooks).href;
  if ((await listWebhooks(agentId, context)).length >= MOST_WEBHOOKS) throw tooMany();
  await spendConfirmation(caller, wanted.confirmation, context);
  const secret = newWebhookSecret();
  const now = context.clock();
  const row = {
    id: randomUUID(),
    agentId,
    url,
    eventTypes: distinct(wanted.eventTypes),
    sealedSecret: sealWebhookSecret(secret, agentId, context),
    createdAt: new Date(now),
  };
  const news = webhookChanged(url, 'made');
  const webhook = await context.db.transaction(async (tx) => {
    await refuseMore(tx, agentId);
    const [made] = await tx.insert(webhooks).values(row).returning();
    if (!made) throw new Error('A webhook vanished while it was being made');
    await createNotice(tx, agentId, news, now);
    return made;
  });
  await sendNotification(agentId, news, context);
  return { webhook, secret };
}

/** Changes a webhook. A new URL requires the password, because events would go to another receiver. */
export async function changeWebhook(
  caller: AgentCaller,
  id: string,
  wanted: Wanted & { readonly isOn: boolean },
  context: AppContext,
): Promise<Webhook> {
  const { agentId } = caller;
  const before = await findWebhook(context.db, agentId, id);
  const url = readWebhookUrl(wanted.url, context.webhooks).href;
  const isElsewhere = url !== before.url;
  if (isElsewhere) await spendConfirmation(caller, wanted.confirmation, context);
  const news = webhookChanged(url, 'changed');
  const changed = await context.db.transaction(async (tx) => {
    const { stoppedBy } = await findWebhook(tx, agentId, id, 'no key update');
    const set = { url, eventTypes: distinct(wanted.eventTypes) };
    const [row] = await tx
      .update(webhooks)
      .set({
        ...set,
        stoppedBy: wanted.isOn ? null : (stoppedBy ?? 'agent'),
        // Earlier failures say nothing about another URL, or about a repaired server.
        ...((isElsewhere || stoppedBy) && { failingSince: null }),
      })
      .where(eq(webhooks.id, id))
      .returning();
    if (!row) throw notFound('There is no such webhook.');
    if (!wanted.isOn) await dropWaiting(tx, id);
    if (isElsewhere) await createNotice(tx, agentId, news, context.clock());
    return row;
  });
  if (isElsewhere) await sendNotification(agentId, news, context);
  return changed;
}

/** Removes a webhook with its log. A try in progress may still arrive. */
export async function removeWebhook(agentId: string, id: string, { db }: AppContext): Promise<void> {
  await findWebhook(db, agentId, id);
  await db.delete(webhooks).where(and(eq(webhooks.id, id), eq(webhooks.agentId, agentId)));
}

/** Replaces the secret. The previous one also signs for a day; an earlier one no longer does. */
export async function rotateSecret(
  caller: AgentCaller,
  id: string,
  confirmation: string,
  context: AppContext,
) {
  const { agentId } = caller;
  await findWebhook(context.db, agentId, id);
  await spendConfirmation(caller, confirmation, context);
  const secret = newWebhookSecret();
  const now = context.clock();
  const { webhook, news } = await context.db.transaction(async (tx) => {
    const { sealedSecret: previousSealed, url } = await findWebhook(tx, agentId, id, 'no key update');
    const previousUntil = new Date(now + OVERLAP_MS);
    const sealedSecret = sealWebhookSecret(secret, agentId, context);
    const [row] = await tx
      .update(webhooks)
      .set({ sealedSecret, previousSealed, previousUntil })
      .where(eq(webhooks.id, id))
      .returning();
    if (!row) throw notFound('There is no such webhook.');
    const told = webhookChanged(url, 'given a new secret');
    await createNotice(tx, agentId, told, now);
    return { webhook: row, news: told };
  });
  await sendNotification(agentId, news, context);
  return { webhook, secret };
}

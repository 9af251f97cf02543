import { randomUUID } from 'node:crypto';
import { lagosDay } from '@oja/core';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeySpend, apiKeys, DEFAULT_DAILY_LIMIT } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { createNotice, sendNotification } from './agentNotification.ts';
import type { AgentCaller } from './caller.ts';
import { checkConfirmation, spendConfirmation } from './confirmPassword.ts';
import { limitOfSession } from './devices.ts';
import { keyCreated, keysRevoked } from './keyNotifications.ts';
import { readKeySettings, type SentSettings } from './keySettings.ts';
import { hashToken, newToken } from './token.ts';

/** Length of the stored prefix: the key's type and four letters, enough to tell keys apart. */
export const SHOWN = 8;

const { agentId: _, keyHash: __, previousHash: ___, revokedAt: ____, ...shown } = getTableColumns(apiKeys);

/** An agent's active keys, oldest first, each with its spending of today. Contains no secret. */
export async function listApiKeys(agentId: string, { db, clock }: AppContext) {
  const spentToday = sql<string>`coalesce(${apiKeySpend.spent}, 0)`.mapWith(Number);
  const today = and(eq(apiKeySpend.apiKeyId, apiKeys.id), eq(apiKeySpend.day, lagosDay(clock())));
  return db
    .select({ ...shown, spentToday })
    .from(apiKeys)
    .leftJoin(apiKeySpend, today)
    .where(and(eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt)))
    .orderBy(asc(apiKeys.createdAt));
}

export type ListedKey = Awaited<ReturnType<typeof listApiKeys>>[number];

/** Refuses a new device: a key sells without a session, so it would bypass the limit of new devices. */
export async function refuseNewDevice({ sessionHash }: AgentCaller, context: AppContext): Promise<void> {
  if (!(await limitOfSession(context.db, sessionHash, context))) return;
  throw new Refusal(
    403,
    'new_device',
    'A new device can’t create API keys in its first 24 hours. Use a device that you have used before.',
  );
}

export const noSuchKey = () => notFound('There is no such key.');

/** The default limits of a new key. */
const unlimited = { dailyLimit: DEFAULT_DAILY_LIMIT, maxPerSale: null };

/**
 * Creates a key and returns it in full, for the only time; only its hash is stored. Requires a confirmation of the
 * password, and notifies the agent by a notice and a message.
 */
export async function createApiKey(
  caller: AgentCaller,
  { confirmation, ...sent }: SentSettings & { readonly confirmation?: string | undefined },
  context: AppContext,
) {
  const { agentId } = caller;
  await refuseNewDevice(caller, context);
  const settings = readKeySettings(sent, unlimited, context.clock());
  await spendConfirmation(caller, confirmation, context);
  const key = newToken('apiKey');
  const now = context.clock();
  const made = {
    id: randomUUID(),
    prefix: key.slice(0, SHOWN),
    createdAt: new Date(now),
    name: `Key of ${lagosDay(now)}`,
    scopes: ['widget-sessions'],
    ...settings,
  };
  const news = keyCreated(made.prefix, now);
  await context.db.transaction(async (tx) => {
    await tx.insert(apiKeys).values({ ...made, agentId, keyHash: hashToken(key) });
    await createNotice(tx, agentId, news, now);
  });
  context.security({ event: 'key-created', agentId, keyId: made.id });
  await sendNotification(agentId, news, context);
  return { ...made, key };
}

/**
 * Revokes a key and every widget session that it opened. Requires a confirmation of the password, which is valid for
 * several keys within its five minutes. Throws a 404 for another agent's key or a revoked one.
 */
export async function revokeApiKey(
  caller: AgentCaller,
  id: string,
  confirmation: string | undefined,
  context: AppContext,
): Promise<void> {
  const { agentId } = caller;
  if (!isUuid(id)) throw noSuchKey();
  const own = and(eq(apiKeys.id, id), eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt));
  const [known] = await context.db.select({ id: apiKeys.id }).from(apiKeys).where(own);
  if (!known) throw noSuchKey();
  await checkConfirmation(caller, confirmation, context);
  const ended = await context.db.transaction((tx) => endKeys(tx, agentId, context.clock(), id));
  if (ended.length === 0) throw noSuchKey();
  await notifyKeysRevoked(agentId, ended, 'revoked by the agent', context);
}

interface EndedKey {
  readonly id: string;
  readonly prefix: string;
}

/** Revokes one key of the agent, or all of them, and creates a notice in the same transaction. */
export async function endKeys(
  tx: Queries,
  agentId: string,
  now: number,
  id?: string,
): Promise<readonly EndedKey[]> {
  const inForce = and(eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt));
  const ended = await tx
    .update(apiKeys)
    .set({ revokedAt: new Date(now) })
    .where(id === undefined ? inForce : and(inForce, eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id, prefix: apiKeys.prefix });
  if (ended.length > 0) await createNotice(tx, agentId, revokedNews(ended, now), now);
  return ended;
}

const revokedNews = (ended: readonly EndedKey[], now: number) =>
  keysRevoked(
    ended.map(({ prefix }) => prefix),
    now,
  );

/** Notifies the security log and the agent. Call it after the commit of the transaction that ended the keys. */
export async function notifyKeysRevoked(
  agentId: string,
  ended: readonly EndedKey[],
  reason: string,
  context: AppContext,
): Promise<void> {
  if (ended.length === 0) return;
  for (const { id } of ended) context.security({ event: 'key-revoked', agentId, keyId: id, reason });
  await sendNotification(agentId, revokedNews(ended, context.clock()), context);
}

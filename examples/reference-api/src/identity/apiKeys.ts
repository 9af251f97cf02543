import { randomUUID } from 'node:crypto';
import { lagosDay } from '@oja/core';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeySpend, apiKeys } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { isUuid } from '../http/isUuid.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { leaveNotice, sendNews } from './agentNews.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { limitOfSession } from './devices.ts';
import { keyCreated, keysRevoked } from './tellOfKey.ts';
import { hashToken, newToken } from './token.ts';

/** As much of a key as is kept: what it is for and four letters, enough to tell two apart. */
const SHOWN = 8;

/** An agent's keys that are in force, the oldest first, with what each has spent today. Nothing in here could be used as a key. */
export async function listApiKeys(agentId: string, { db, clock }: AppContext) {
  const { id, name, prefix, dailyLimit, createdAt, lastUsedAt } = apiKeys;
  const spentToday = sql<string>`coalesce(${apiKeySpend.spent}, 0)`.mapWith(Number);
  const today = and(eq(apiKeySpend.apiKeyId, apiKeys.id), eq(apiKeySpend.day, lagosDay(clock())));
  return db
    .select({ id, name, prefix, dailyLimit, createdAt, lastUsedAt, spentToday })
    .from(apiKeys)
    .leftJoin(apiKeySpend, today)
    .where(and(eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt)))
    .orderBy(asc(apiKeys.createdAt));
}

const newDevice = () =>
  new Refusal(403, 'new_device', 'A device makes no API keys in its first 24 hours. Use one that you know.');

/**
 * A new key: given out whole here and never again, kept as its hash. It asks for a confirmation of the password, and
 * tells the agent by a notice and a message.
 */
export async function createApiKey(
  caller: AgentCaller,
  confirmation: string | undefined,
  context: AppContext,
) {
  const { agentId } = caller;
  // A key sells without a session: with one, the limit of a new device would be none.
  if (await limitOfSession(context.db, caller.sessionHash, context)) throw newDevice();
  await spendConfirmation(caller, confirmation, context);
  const key = newToken('apiKey');
  const now = context.clock();
  const made = { id: randomUUID(), prefix: key.slice(0, SHOWN), createdAt: new Date(now) };
  const name = `Key of ${lagosDay(now)}`;
  const news = keyCreated(made.prefix, now);
  await context.db.transaction(async (tx) => {
    await tx.insert(apiKeys).values({ ...made, agentId, name, keyHash: hashToken(key) });
    await leaveNotice(tx, agentId, news, now);
  });
  context.security({ event: 'key-created', agentId, keyId: made.id });
  await sendNews(agentId, news, context);
  return { ...made, name, key };
}

/** Ends a key, and with it every widget session that it opened. 404 for one that isn't the agent's, or is over. */
export async function revokeApiKey(agentId: string, id: string, context: AppContext): Promise<void> {
  const ended = isUuid(id)
    ? await context.db.transaction((tx) => endKeys(tx, agentId, context.clock(), id))
    : [];
  if (ended.length === 0) throw notFound('There is no such key.');
  await tellOfEnd(agentId, ended, 'revoked by the agent', context);
}

interface EndedKey {
  readonly id: string;
  readonly prefix: string;
}

/** Ends one key of the agent, or all of them, and leaves a notice in the same transaction. */
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
  if (ended.length > 0) await leaveNotice(tx, agentId, revokedNews(ended, now), now);
  return ended;
}

const revokedNews = (ended: readonly EndedKey[], now: number) =>
  keysRevoked(
    ended.map(({ prefix }) => prefix),
    now,
  );

/** Tells the security log and the agent, once the transaction that ended the keys has been committed. */
export async function tellOfEnd(
  agentId: string,
  ended: readonly EndedKey[],
  reason: string,
  context: AppContext,
): Promise<void> {
  if (ended.length === 0) return;
  for (const { id } of ended) context.security({ event: 'key-revoked', agentId, keyId: id, reason });
  await sendNews(agentId, revokedNews(ended, context.clock()), context);
}

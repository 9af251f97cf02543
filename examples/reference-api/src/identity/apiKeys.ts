import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '../database/identity.schema.ts';
import type { House } from '../house.ts';
import { notFound } from '../http/refusal.ts';
import { hashToken, newToken } from './token.ts';

/** As much of a key as is kept: what it is for and four letters, enough to tell two apart. */
const SHOWN = 8;

/** An agent's keys that are in force, the oldest first. Nothing in here could be used as a key. */
export async function listApiKeys(agentId: string, { db }: House) {
  const { id, name, prefix, createdAt, lastUsedAt } = apiKeys;
  return db
    .select({ id, name, prefix, createdAt, lastUsedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt)))
    .orderBy(asc(apiKeys.createdAt));
}

/** A new key: given out whole here and never again, kept as its hash. */
export async function createApiKey(agentId: string, { db, clock }: House) {
  const key = newToken('apiKey');
  const made = { id: randomUUID(), prefix: key.slice(0, SHOWN), createdAt: new Date(clock()) };
  const name = `Key of ${made.createdAt.toISOString().slice(0, 10)}`;
  await db.insert(apiKeys).values({ ...made, agentId, name, keyHash: hashToken(key) });
  return { ...made, name, key };
}

/** Ends a key, and with it every widget session that it opened. 404 for one that isn't the agent's, or is over. */
export async function revokeApiKey(agentId: string, id: string, { db, clock }: House): Promise<void> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const ended = isUuid
    ? await db
        .update(apiKeys)
        .set({ revokedAt: new Date(clock()) })
        .where(and(eq(apiKeys.id, id), eq(apiKeys.agentId, agentId), isNull(apiKeys.revokedAt)))
        .returning({ id: apiKeys.id })
    : [];
  if (ended.length === 0) throw notFound('There is no such key.');
}

import { isIP } from 'node:net';
import { formatDateTime, MINUTE } from '@oja/core';
import type { ErrorCode } from '@oja/core/openapi';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeys } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { isAllowedFrom } from './addressList.ts';
import type { ApiKeyCaller } from './caller.ts';

type Key = typeof apiKeys.$inferSelect;

/**
 * The shortest time between two updates of a key's last use from one address, in ms, so that a busy server does not
 * update the row with each call.
 */
const USE_MS = MINUTE;

const over = (code: ErrorCode, message: string) =>
  new Refusal(401, code, message, { headers: { 'WWW-Authenticate': 'Bearer' } });

/**
 * Throws a 401 for a key that has ended. Each cause has its own code, so that the operator of the calling server
 * knows what to do.
 */
function refuseEnded(key: Key, keyHash: string, now: number): void {
  const at = (date: Date) => formatDateTime(date.getTime(), now);
  if (key.revokedAt)
    throw over(
      'key_revoked',
      `This key was revoked on ${at(key.revokedAt)}. Create a new one under API keys.`,
    );
  if (key.keyHash !== keyHash && (key.previousUntil?.getTime() ?? 0) <= now)
    throw over('key_rotated', `This key was replaced by ${key.prefix}…. Use that one.`);
  if (key.expiresAt && key.expiresAt.getTime() <= now)
    throw over(
      'key_expired',
      `This key expired on ${at(key.expiresAt)}. Give it a later expiry time under API keys, or create a new one.`,
    );
}

async function noteUse(key: Key, address: string, { db, clock, security }: AppContext): Promise<void> {
  const now = clock();
  const lastUsedAddress = isIP(address) === 0 ? null : address;
  const isFresh = key.lastUsedAt !== null && now - key.lastUsedAt.getTime() < USE_MS;
  if (isFresh && key.lastUsedAddress === lastUsedAddress) return;
  const use = { lastUsedAt: new Date(now), lastUsedAddress };
  const own = eq(apiKeys.id, key.id);
  if (key.lastUsedAt === null) {
    const wasUnused = and(own, isNull(apiKeys.lastUsedAt));
    const first = await db.update(apiKeys).set(use).where(wasUnused).returning({ id: apiKeys.id });
    if (first.length > 0) security({ event: 'key-first-used', agentId: key.agentId, keyId: key.id, address });
    return;
  }
  await db
    .update(apiKeys)
    .set(use)
    .where(and(own, isNotNull(apiKeys.lastUsedAt)));
}

/**
 * Finds the partner by a key, or by the key that it replaced while their overlap lasts. Returns `undefined`
 * for an unknown key. Throws a 401 with the cause for a key that has ended, and a 403 for an address that the
 * key does not allow.
 */
export async function findApiKeyCaller(
  keyHash: string,
  address: string,
  context: AppContext,
): Promise<ApiKeyCaller | undefined> {
  const [key] = await context.db
    .select()
    .from(apiKeys)
    .where(or(eq(apiKeys.keyHash, keyHash), eq(apiKeys.previousHash, keyHash)));
  if (!key) return undefined;
  const { agentId, id: apiKeyId, scopes } = key;
  refuseEnded(key, keyHash, context.clock());
  if (!isAllowedFrom(address, key.addresses)) {
    context.security({ event: 'key-refused', agentId, keyId: apiKeyId, address });
    throw new Refusal(403, 'address_not_allowed', `This key may not be used from ${address}.`);
  }
  await noteUse(key, address, context);
  return { kind: 'api-key', agentId, apiKeyId, scopes };
}

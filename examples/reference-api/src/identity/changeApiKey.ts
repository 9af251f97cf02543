import { DAY } from '@oja/core';
import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeys } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { createNotice, sendNotification } from './agentNotification.ts';
import { noSuchKey, refuseNewDevice, SHOWN } from './apiKeys.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { keyChanged, keyRotated } from './keyNotifications.ts';
import { readKeySettings, type SentSettings } from './keySettings.ts';
import { hashToken, newToken } from './token.ts';

type Key = typeof apiKeys.$inferSelect;

/** How long a rotated key stays valid by default, in seconds. */
const DEFAULT_OVERLAP = DAY / 1000;

const ownKey = (agentId: string, id: string) =>
  and(eq(apiKeys.agentId, agentId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt));

async function findKey(db: Queries, agentId: string, id: string): Promise<Key> {
  const [key] = isUuid(id) ? await db.select().from(apiKeys).where(ownKey(agentId, id)) : [];
  if (!key) throw noSuchKey();
  return key;
}

/**
 * Changes a key's settings with a confirmation of the password, and notifies the agent. Invalid settings are refused
 * before the confirmation is used up.
 */
export async function updateApiKey(
  caller: AgentCaller,
  id: string,
  { confirmation, ...sent }: SentSettings & { readonly confirmation: string },
  context: AppContext,
): Promise<void> {
  const { agentId } = caller;
  const { db } = context;
  const now = context.clock();
  await refuseNewDevice(caller, context);
  readKeySettings(sent, await findKey(db, agentId, id), now);
  await spendConfirmation(caller, confirmation, context);
  const news = await db.transaction(async (tx) => {
    // Locked, because each limit is checked against the other, which a concurrent request may change.
    await tx.select({ id: apiKeys.id }).from(apiKeys).where(ownKey(agentId, id)).for('update');
    const key = await findKey(tx, agentId, id);
    const settings = readKeySettings(sent, key, now);
    if (Object.keys(settings).length > 0) await tx.update(apiKeys).set(settings).where(ownKey(agentId, id));
    const told = keyChanged(key.prefix, now);
    await createNotice(tx, agentId, told, now);
    return told;
  });
  context.security({ event: 'key-changed', agentId, keyId: id });
  await sendNotification(agentId, news, context);
}

const expired = () =>
  new Refusal(409, 'key_expired', 'This key has expired. Give it a later expiry time before you replace it.');

/**
 * Gives a key a new secret, which is returned here and never again. The previous secret stays valid for `overlap`
 * seconds; the one before that ends now. Scopes, limits, spending and widget sessions belong to the key, so they
 * stay.
 */
export async function rotateApiKey(
  caller: AgentCaller,
  id: string,
  sent: { readonly confirmation: string; readonly overlap?: number | undefined },
  context: AppContext,
): Promise<Key & { readonly key: string }> {
  const { agentId } = caller;
  const { db } = context;
  const now = context.clock();
  await refuseNewDevice(caller, context);
  const { expiresAt } = await findKey(db, agentId, id);
  if (expiresAt && expiresAt.getTime() <= now) throw expired();
  await spendConfirmation(caller, sent.confirmation, context);
  const key = newToken('apiKey');
  const previousUntil = new Date(now + (sent.overlap ?? DEFAULT_OVERLAP) * 1000);
  const rotated = await db.transaction(async (tx) => {
    const [made] = await tx
      .update(apiKeys)
      .set({
        keyHash: hashToken(key),
        prefix: key.slice(0, SHOWN),
        previousUntil,
        previousHash: apiKeys.keyHash,
        previousPrefix: apiKeys.prefix,
      })
      .where(ownKey(agentId, id))
      .returning();
    if (!made) throw noSuchKey();
    await createNotice(
      tx,
      agentId,
      keyRotated(made.previousPrefix ?? '', made.prefix, previousUntil, now),
      now,
    );
    return made;
  });
  context.security({ event: 'key-rotated', agentId, keyId: id });
  await sendNotification(
    agentId,
    keyRotated(rotated.previousPrefix ?? '', rotated.prefix, previousUntil, now),
    context,
  );
  return { ...rotated, key };
}

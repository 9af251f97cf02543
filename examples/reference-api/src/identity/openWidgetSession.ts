import { randomUUID } from 'node:crypto';
import { type Kobo, kobo } from '@oja/core';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeys, widgetSessions } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiKeyCaller } from './caller.ts';
import { hashToken, newToken } from './token.ts';

/** The maximum limit of one session: ₦200,000, more than a visitor buys in 15 minutes. */
export const MOST_PER_SESSION: Kobo = kobo(20_000_000);
/** Maximum live sessions per key. Each is an open page of a visitor, for at most 15 minutes. */
export const MOST_LIVE_SESSIONS = 100;

export interface WidgetSessionRequest {
  readonly origin: string;
  readonly scopes: readonly string[];
  readonly maxAmount: Kobo;
  readonly maxPerSale: Kobo;
  readonly expiresInMs: number;
}

/**
 * Opens a widget session, unless the key has too many live ones. Locks the key's row while it counts them, so that
 * concurrent requests count each other.
 */
export function openWidgetSession(
  { apiKeyId, agentId }: ApiKeyCaller,
  { expiresInMs, ...granted }: WidgetSessionRequest,
  context: AppContext,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken('widget');
  const now = context.clock();
  const expiresAt = new Date(now + expiresInMs);
  return context.db.transaction(async (tx) => {
    const inForce = and(eq(apiKeys.id, apiKeyId), isNull(apiKeys.revokedAt));
    await tx.select({ id: apiKeys.id }).from(apiKeys).where(inForce).for('no key update');
    const live = await tx
      .select({ expiresAt: widgetSessions.expiresAt })
      .from(widgetSessions)
      .where(and(eq(widgetSessions.apiKeyId, apiKeyId), gt(widgetSessions.expiresAt, new Date(now))))
      .orderBy(asc(widgetSessions.expiresAt))
      .limit(MOST_LIVE_SESSIONS);
    const [first] = live;
    if (first && live.length >= MOST_LIVE_SESSIONS) {
      context.security({ event: 'widget-session-refused', agentId, keyId: apiKeyId, reason: 'too many' });
      throw tooMany(first.expiresAt.getTime() - now);
    }
    await tx.insert(widgetSessions).values({
      ...granted,
      id: randomUUID(),
      tokenHash: hashToken(token),
      apiKeyId,
      agentId,
      spent: kobo(0),
      createdAt: new Date(now),
      expiresAt,
    });
    return { token, expiresAt };
  });
}

const tooMany = (untilFreeMs: number) =>
  new Refusal(
    429,
    'too_many_sessions',
    `This key has ${MOST_LIVE_SESSIONS} open widget sessions, which is the maximum. Try again when one of them has ended.`,
    { headers: { 'Retry-After': String(Math.max(1, Math.ceil(untilFreeMs / 1000))) } },
  );

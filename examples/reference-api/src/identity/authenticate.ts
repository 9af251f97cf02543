import type { Endpoint } from '@oja/core';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeys, sessions, widgetSessions } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from './caller.ts';
import { isInForce, noteUse } from './ownSessions.ts';
import { mayRead } from './scopes.ts';
import { hashToken, prefixes } from './token.ts';

const allowed: Record<Endpoint['auth'], readonly Caller['kind'][]> = {
  none: [],
  agent: ['agent'],
  'agent-or-widget': ['agent', 'widget'],
  'api-key': ['partner'],
};

const signIn = () =>
  new Refusal(401, 'unauthenticated', 'Sign in again to go on.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

type Find = (tokenHash: string, context: AppContext) => Promise<Caller | undefined>;

const findAgent: Find = async (tokenHash, context) => {
  const { agentId, createdAt, lastUsedAt } = sessions;
  const [row] = await context.db
    .select({ agentId, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isInForce(context)));
  if (!row) return undefined;
  await noteUse(tokenHash, row.lastUsedAt ?? row.createdAt, context);
  return { kind: 'agent', agentId: row.agentId, sessionHash: tokenHash };
};

const findWidget: Find = async (tokenHash, { db, clock }) => {
  const [row] = await db
    .select({ session: widgetSessions })
    .from(widgetSessions)
    // A revoked key takes the sessions that it opened with it.
    .innerJoin(apiKeys, and(eq(apiKeys.id, widgetSessions.apiKeyId), isNull(apiKeys.revokedAt)))
    .where(and(eq(widgetSessions.tokenHash, tokenHash), gt(widgetSessions.expiresAt, new Date(clock()))));
  if (!row) return undefined;
  const { id, agentId, apiKeyId, origin, scopes, maxAmount, maxPerSale } = row.session;
  const most = maxPerSale ?? maxAmount;
  return { kind: 'widget', agentId, widgetSessionId: id, apiKeyId, origin, scopes, maxPerSale: most };
};

const findPartner: Find = async (keyHash, { db, clock, security }) => {
  const now = { lastUsedAt: new Date(clock()) };
  const key = { agentId: apiKeys.agentId, apiKeyId: apiKeys.id };
  const inForce = and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt));
  const [used] = await db
    .update(apiKeys)
    .set(now)
    .where(and(inForce, isNotNull(apiKeys.lastUsedAt)))
    .returning(key);
  if (used) return { kind: 'partner', ...used };
  const [first] = await db.update(apiKeys).set(now).where(inForce).returning(key);
  if (first) security({ event: 'key-first-used', agentId: first.agentId, keyId: first.apiKeyId });
  return first && { kind: 'partner', ...first };
};

const finders: readonly (readonly [prefix: string, find: Find])[] = [
  [prefixes.session, findAgent],
  [prefixes.widget, findWidget],
  [prefixes.apiKey, findPartner],
];

/**
 * Who calls, from the Authorization header, and whether the row is open to them: 401 for an unknown caller, 403 for
 * somebody who may not. A widget's token counts only from the origin that it was made for.
 */
export async function authenticate(
  { auth, scope }: Pick<Endpoint, 'auth' | 'scope'>,
  request: { readonly authorization: string | undefined; readonly origin: string | undefined },
  context: AppContext,
): Promise<Caller | null> {
  if (auth === 'none') return null;
  const token = /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(request.authorization ?? '')?.[1] ?? '';
  const find = finders.find(([prefix]) => token.startsWith(prefix))?.[1];
  const caller = await find?.(hashToken(token), context);
  if (!caller) throw signIn();
  const forbidden = () => new Refusal(403, 'forbidden', 'You may not do this with these credentials.');
  if (!allowed[auth].includes(caller.kind)) throw forbidden();
  if (caller.kind === 'widget') {
    if (request.origin !== caller.origin)
      throw new Refusal(403, 'origin_not_allowed', 'This session belongs to another site.');
    if (scope && !mayRead(caller, scope)) throw forbidden();
  }
  return caller;
}

import { type Endpoint, type KeyRight, MINUTE } from '@oja/core';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { apiKeys, sessions, widgetSessions } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { ApiKeyCaller, Caller } from './caller.ts';
import { findApiKeyCaller } from './findApiKeyCaller.ts';
import { hasScope, sellsAnything } from './scopes.ts';
import { hashToken, prefixes } from './token.ts';

/** Permitted callers other than API keys, which `keyRights` decides. */
const allowed: Record<Endpoint['auth'], readonly Caller['kind'][]> = {
  none: [],
  agent: ['agent'],
  'agent-or-widget': ['agent', 'widget'],
  'api-key': [],
};

const signIn = () =>
  new Refusal(401, 'unauthenticated', 'Sign in again to continue.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

const forbidden = () => new Refusal(403, 'forbidden', 'These credentials don’t allow this.');

/** The parts of an endpoint that authentication needs, with the rights that open it to an API key. */
export interface Access extends Pick<Endpoint, 'auth' | 'scope' | 'spends'> {
  readonly keyRights?: readonly KeyRight[] | undefined;
}

interface Asked {
  readonly access: Access;
  readonly address: string;
}

/** The precision of a session's last use, in ms: a call within this time updates no row. */
const USE_MS = MINUTE;

export const lastUse = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;

/** Active: neither too old nor unused for too long. */
export const isInForce = ({ clock, signIns }: Pick<AppContext, 'clock' | 'signIns'>): SQL | undefined =>
  and(
    gt(sessions.expiresAt, new Date(clock())),
    sql`${lastUse} > ${new Date(clock() - signIns.idleMs).toISOString()}::timestamptz`,
  );

/** Expired sessions, for pruning. */
export const isOver = ({ clock, signIns }: Pick<AppContext, 'clock' | 'signIns'>): SQL | undefined =>
  or(
    sql`${sessions.expiresAt} < ${new Date(clock()).toISOString()}::timestamptz`,
    sql`${lastUse} < ${new Date(clock() - signIns.idleMs).toISOString()}::timestamptz`,
  );

/** Records that a session was used. */
async function noteUse(
  tokenHash: string,
  usedAt: Date,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<void> {
  if (clock() - usedAt.getTime() < USE_MS) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: new Date(clock()) })
    .where(eq(sessions.tokenHash, tokenHash));
}

type Find = (tokenHash: string, context: AppContext, asked: Asked) => Promise<Caller | undefined>;

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
  const now = new Date(clock());
  const isRunning = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
  const [row] = await db
    .select({ session: widgetSessions, keyScopes: apiKeys.scopes })
    .from(widgetSessions)
    // A revoked or expired key ends the sessions that it opened.
    .innerJoin(apiKeys, and(eq(apiKeys.id, widgetSessions.apiKeyId), isNull(apiKeys.revokedAt), isRunning))
    .where(and(eq(widgetSessions.tokenHash, tokenHash), gt(widgetSessions.expiresAt, now)));
  if (!row?.keyScopes.includes('widget-sessions')) return undefined;
  const { id, agentId, apiKeyId, origin, scopes, maxAmount, maxPerSale } = row.session;
  const most = maxPerSale ?? maxAmount;
  return { kind: 'widget', agentId, widgetSessionId: id, apiKeyId, origin, scopes, maxPerSale: most };
};

/** On an endpoint that is closed to keys, the error does not reveal why a key ended or where it may be used. */
const findKey: Find = async (keyHash, context, { access, address }) => {
  try {
    return await findApiKeyCaller(keyHash, address, context);
  } catch (error) {
    if (access.keyRights || !(error instanceof Refusal)) throw error;
    throw error.status === 401 ? signIn() : forbidden();
  }
};

const finders: readonly (readonly [prefix: string, find: Find])[] = [
  [prefixes.session, findAgent],
  [prefixes.widget, findWidget],
  [prefixes.apiKey, findKey],
];

/**
 * Throws a 403 if the key lacks the scope for this endpoint. Purchases pass here: their scope is checked after the
 * look-up of the reference.
 */
function checkKey({ scopes }: ApiKeyCaller, { keyRights, spends }: Access): void {
  if (!keyRights) throw forbidden();
  const has = (right: KeyRight) => (right === 'purchase' ? sellsAnything(scopes) : scopes.includes(right));
  if (spends || keyRights.some(has)) return;
  const needed = keyRights.map((right) => (right === 'purchase' ? '“purchase:<category>”' : `“${right}”`));
  throw new Refusal(
    403,
    'scope_missing',
    `This key may not do this: it needs the scope ${needed.join(' or ')}.`,
  );
}

/**
 * Authenticates the caller by the Authorization header and checks the permission: 401 for an unknown caller, 403 for
 * one without the right. A key is valid only from the addresses on its list, a widget token only from the origin that
 * it was issued for.
 */
export async function authenticate(
  access: Access,
  request: {
    readonly authorization: string | undefined;
    readonly origin: string | undefined;
    readonly address: string;
  },
  context: AppContext,
): Promise<Caller | null> {
  const { auth, scope } = access;
  if (auth === 'none') return null;
  const token = /^Bearer ([\w.~+/-]{1,4096}=*)$/i.exec(request.authorization ?? '')?.[1] ?? '';
  const find = finders.find(([prefix]) => token.startsWith(prefix))?.[1];
  const caller = await find?.(hashToken(token), context, { access, address: request.address });
  if (!caller) throw signIn();
  if (caller.kind === 'api-key') checkKey(caller, access);
  else if (!allowed[auth].includes(caller.kind)) throw forbidden();
  if (caller.kind === 'widget') {
    if (request.origin !== caller.origin)
      throw new Refusal(403, 'origin_not_allowed', 'This session belongs to another site.');
    if (scope && !hasScope(caller, scope)) throw forbidden();
  }
  return caller;
}

import { MINUTE } from '@oja/core';
import { and, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { devices, sessions } from '../database/identity.schema.ts';
import { isUuid } from '../http/isUuid.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { limitOfSession, soldByNewDevices } from './devices.ts';

/** How exactly the last use of a session is known, in ms: a call costs no write as long as it was used within. */
const USE_MS = MINUTE;

const lastUse = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;

/** In force: neither too old nor unused for too long. */
export const isInForce = ({ clock, signIns }: Pick<AppContext, 'clock' | 'signIns'>): SQL | undefined =>
  and(
    gt(sessions.expiresAt, new Date(clock())),
    sql`${lastUse} > ${new Date(clock() - signIns.idleMs).toISOString()}::timestamptz`,
  );

/** Notes that a session was used. */
export async function noteUse(
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

/** The agent's sessions, the one that asks first, then the last used. */
export async function listSessions({ agentId, sessionHash }: AgentCaller, context: AppContext) {
  const { db, signIns } = context;
  const rows = await db
    .select({ session: sessions, limitedUntil: devices.limitedUntil })
    .from(sessions)
    .leftJoin(
      devices,
      and(eq(devices.agentId, sessions.agentId), eq(devices.deviceHash, sessions.deviceHash)),
    )
    .where(and(eq(sessions.agentId, agentId), isInForce(context)))
    .orderBy(desc(eq(sessions.tokenHash, sessionHash)), desc(lastUse))
    .limit(100);
  return rows.map(({ session, limitedUntil }) => {
    const lastUsedAt = session.lastUsedAt ?? session.createdAt;
    const isCurrent = session.tokenHash === sessionHash;
    const idleEnd = lastUsedAt.getTime() + signIns.idleMs;
    const isLimited = signIns.newDeviceMost !== null && (limitedUntil?.getTime() ?? 0) > context.clock();
    return { ...session, lastUsedAt, isCurrent, isLimited, idleEndsAt: new Date(idleEnd) };
  });
}

/** What this session may still sell while its device is new; null where it is not. */
export async function limitNow({ agentId, sessionHash }: AgentCaller, context: AppContext) {
  const limit = await limitOfSession(context.db, sessionHash, context);
  if (!limit) return null;
  const sold = await soldByNewDevices(context.db, agentId, context.clock());
  return { ...limit, left: Math.max(0, limit.most - sold) };
}

/**
 * Ends one other session of the agent, or all others, with a confirmation of the password (ASVS 7.5.2). 404 for one that
 * is over or another agent's. Gives back how many ended.
 */
export async function endSessions(
  caller: AgentCaller,
  { confirmation, sessionId: id }: { readonly confirmation: string; readonly sessionId?: string | undefined },
  context: AppContext,
): Promise<number> {
  const { agentId, sessionHash } = caller;
  const own = eq(sessions.agentId, agentId);
  const [named] =
    id !== undefined && isUuid(id)
      ? await context.db
          .select()
          .from(sessions)
          .where(and(own, eq(sessions.id, id)))
      : [];
  if (id !== undefined && !named) throw notFound('This session is over already.');
  if (named?.tokenHash === sessionHash)
    throw invalid('sessionId', 'This is the session you are using. Log out instead.');
  await spendConfirmation(caller, confirmation, context);
  const others = and(own, ne(sessions.tokenHash, sessionHash));
  const ended = await context.db
    .delete(sessions)
    .where(named ? and(others, eq(sessions.id, named.id)) : others)
    .returning({ id: sessions.id });
  context.security({ event: 'sessions-ended', agentId, reason: named ? 'one' : 'all others' });
  return ended.length;
}

/** Sessions that are over, for pruning. */
export const isOver = ({ clock, signIns }: Pick<AppContext, 'clock' | 'signIns'>): SQL | undefined =>
  or(
    sql`${sessions.expiresAt} < ${new Date(clock()).toISOString()}::timestamptz`,
    sql`${lastUse} < ${new Date(clock() - signIns.idleMs).toISOString()}::timestamptz`,
  );

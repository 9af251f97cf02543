import { and, desc, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { devices, sessions } from '../database/identity.schema.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { isInForce, lastUse } from './authenticate.ts';
import type { AgentCaller } from './caller.ts';
import { spendConfirmation } from './confirmPassword.ts';
import { limitOfSession, soldByNewDevices } from './devices.ts';

/** The agent's sessions: the caller's first, then by last use. */
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

/** The remaining sales limit of this session while its device is new; otherwise `null`. */
export async function limitNow({ agentId, sessionHash }: AgentCaller, context: AppContext) {
  const limit = await limitOfSession(context.db, sessionHash, context);
  if (!limit) return null;
  const sold = await soldByNewDevices(context.db, agentId, context.clock());
  return { ...limit, left: Math.max(0, limit.most - sold) };
}

/**
 * Ends one other session of the agent, or all others, with a confirmation of the password (ASVS 7.5.2). Throws a 404
 * for an ended session or another agent's. Returns the number of ended sessions.
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
  if (id !== undefined && !named) throw notFound('This session has already ended.');
  if (named?.tokenHash === sessionHash)
    throw invalid('sessionId', 'This is the session that you are using. Sign out instead.');
  await spendConfirmation(caller, confirmation, context);
  const others = and(own, ne(sessions.tokenHash, sessionHash));
  const ended = await context.db
    .delete(sessions)
    .where(named ? and(others, eq(sessions.id, named.id)) : others)
    .returning({ id: sessions.id });
  context.security({ event: 'sessions-ended', agentId, reason: named ? 'one' : 'all others' });
  return ended.length;
}

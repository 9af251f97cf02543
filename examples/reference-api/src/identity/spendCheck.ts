import { and, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { widgetSessions } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from './caller.ts';

/** Recipient look-ups per widget session: enough for typing errors, too few to collect names. */
export const MOST_CHECKS = 20;

/**
 * Counts a customer check of a widget session before it is made. The ordinary limits count checks of agents and keys.
 * Throws a 403 rather than a 429, because waiting does not help this session.
 */
export async function spendCheck(caller: Caller, context: AppContext): Promise<void> {
  if (caller.kind !== 'widget') return;
  const { widgetSessionId, agentId } = caller;
  const spent = await context.db
    .update(widgetSessions)
    .set({ checks: sql`${widgetSessions.checks} + 1` })
    .where(and(eq(widgetSessions.id, widgetSessionId), lt(widgetSessions.checks, MOST_CHECKS)))
    .returning({ checks: widgetSessions.checks });
  if (spent.length > 0) return;
  context.security({ event: 'limit-hit', limit: 'checks:widget-session', agentId });
  throw new Refusal(
    403,
    'too_many_checks',
    'Too many numbers were checked on this page. Ask the shop for help, or come back in 15 minutes.',
  );
}

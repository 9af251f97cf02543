import { formatDateTime } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { agents, sessions } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { passkeys } from '../database/passkey.schema.ts';
import { pendingSignIns, secondFactors } from '../database/secondFactor.schema.ts';
import type { Env } from '../http/env.ts';
import { Refusal } from '../http/refusal.ts';
import { operatorText, readBody } from '../http/validate.ts';
import { type AgentNotification, createNotice, sendNotification } from './agentNotification.ts';
import { limitDevices } from './devices.ts';
import { replaceRecoveryCodes } from './recoveryCode.ts';

/** An action of the operator for an agent. */
export type OperatorAct = 'end-sessions' | 'remove-factor';

const titles: Readonly<Record<OperatorAct, string>> = {
  'end-sessions': 'Support signed you out everywhere',
  'remove-factor': 'Support turned your second factor off',
};

const newsOf = (act: OperatorAct, reason: string, ms: number): AgentNotification => ({
  title: titles[act],
  body: `This happened on ${formatDateTime(ms, ms)}. Reason: ${reason} If you did not ask for this, change your password and tell support.`,
});

/** Removes the app, the passkeys and the recovery codes, so that the password alone signs in. */
async function removeFactors(tx: Queries, agentId: string, now: number): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.agentId, agentId));
  await tx.delete(passkeys).where(eq(passkeys.agentId, agentId));
  await replaceRecoveryCodes(tx, agentId, []);
  // Limits the damage if the operator was deceived: a day's sales are limited as for a new device.
  await limitDevices(tx, agentId, now);
}

/**
 * Ends all sessions of an agent (OWASP ASVS 5.0, 7.4.5), with `remove-factor` also the second factor (6.4.4), and
 * notifies the agent with the reason. Also ends sign-ins that wait for a second factor. Returns the number of ended
 * sessions. Throws a 404 if no open account has the username.
 */
export async function actForAgent(
  act: OperatorAct,
  { username, reason }: { readonly username: string; readonly reason: string },
  context: AppContext,
): Promise<number> {
  const [agent] = await context.db.select().from(agents).where(eq(agents.username, username.toLowerCase()));
  if (!agent || agent.closedAt) throw new Refusal(404, 'not_found', 'No agent has this username.');
  const now = context.clock();
  const news = newsOf(act, reason, now);
  const ended = await context.db.transaction(async (tx) => {
    if (act === 'remove-factor') await removeFactors(tx, agent.id, now);
    await tx.delete(pendingSignIns).where(eq(pendingSignIns.agentId, agent.id));
    const over = await tx
      .delete(sessions)
      .where(eq(sessions.agentId, agent.id))
      .returning({ id: sessions.id });
    await createNotice(tx, agent.id, news, now);
    return over.length;
  });
  if (act === 'remove-factor')
    context.security({ event: 'factor-changed', agentId: agent.id, reason: 'by the operator' });
  context.security({ event: 'sessions-ended', agentId: agent.id, reason: 'by the operator' });
  await sendNotification(agent.id, news, context);
  return ended;
}

const actSchema = v.object({ act: v.picklist(['end-sessions', 'remove-factor']), reason: operatorText });

/** Mounts the operator's actions for an agent, which `npm run review` calls. `mountReview` checks the admin token. */
export function mountAgents(app: Hono<Env>, context: AppContext): void {
  app.post('/admin/agents/:username', async (c) => {
    const { act, reason } = (await readBody(c, actSchema)) as v.InferOutput<typeof actSchema>;
    const username = c.req.param('username');
    const ended = await actForAgent(act, { username, reason }, context);
    const factor = act === 'remove-factor' ? 'The second factor is off. ' : '';
    return c.json({ message: `${factor}Sessions ended: ${ended}. The agent was notified.` });
  });
}

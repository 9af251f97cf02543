import { formatDateTime } from '@oja/core';
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, sessions } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { countTry } from '../limits/countTry.ts';
import { type AgentNotification, createNotice, sendNotification } from './agentNotification.ts';
import type { AgentCaller } from './caller.ts';
import { hashNewPassword } from './newPassword.ts';
import { isPasswordOf } from './password.ts';
import { requireFactor } from './proveFactor.ts';

const at = (ms: number) => formatDateTime(ms, ms);

/** The agent's message about a password change in a session. */
export const passwordChanged = (ms: number): AgentNotification => ({
  title: 'Your password was changed',
  body: `It was changed on ${at(ms)}, and every other device was signed out. If this was not you, use “Forgot password” now and tell support.`,
});

/** The agent's message about a password reset with a code. */
export const passwordReset = (ms: number): AgentNotification => ({
  title: 'Your password was reset',
  body: `It was reset with a code on ${at(ms)}. Every device was signed out, and all API keys were revoked. If this was not you, use “Forgot password” now and tell support.`,
});

/**
 * Changes the password, ends all other sessions of the agent and notifies the agent. A wrong old password is a 400,
 * because a 401 would mean that this session has ended.
 */
export async function changePassword(
  caller: AgentCaller,
  passwords: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly code?: string | undefined;
  },
  address: string,
  context: AppContext,
): Promise<void> {
  // Prevents guessing the password in a session that was left open.
  const about = { agentId: caller.agentId, address };
  await countTry('change:agent', caller.agentId, context, about);
  const [agent] = await context.db.select().from(agents).where(eq(agents.id, caller.agentId));
  if (!(await isPasswordOf(agent, passwords.oldPassword, context)) || !agent) {
    context.security({ event: 'password-refused', ...about });
    const message = 'The old password is not right.';
    throw new Refusal(400, 'wrong_password', message, { errors: { oldPassword: [message] } });
  }
  const passwordHash = await hashNewPassword(passwords.newPassword, 'newPassword', agent, context);
  // Checked after the new password, because a code is used up once.
  await requireFactor(caller, passwords.code, address, context);
  const now = context.clock();
  const news = passwordChanged(now);
  await context.db.transaction(async (tx) => {
    await tx.update(agents).set({ passwordHash }).where(eq(agents.id, caller.agentId));
    const others = and(eq(sessions.agentId, caller.agentId), ne(sessions.tokenHash, caller.sessionHash));
    await tx.delete(sessions).where(others);
    await createNotice(tx, caller.agentId, news, now);
  });
  context.security({ event: 'password-changed', ...about });
  await sendNotification(caller.agentId, news, context);
}

import { eq } from 'drizzle-orm';
import { sessions } from '../database/identity.schema.ts';
import type { Handler } from '../http/handler.ts';

/** Ends only this session of the agent. */
export const logout: Handler<'logout'> = async ({ caller }, { db, security }) => {
  await db.delete(sessions).where(eq(sessions.tokenHash, caller.sessionHash));
  security({ event: 'sign-out', agentId: caller.agentId });
  return { message: 'You have signed out.', data: null };
};

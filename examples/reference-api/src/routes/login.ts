import type { Wire } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { type agents, sessions } from '../database/identity.schema.ts';
import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { DeviceSource } from '../identity/devices.ts';
import { findAgentBy, parseIdentifier } from '../identity/identifier.ts';
import { rememberAddress } from '../identity/knownAddresses.ts';
import { limitSignIn } from '../identity/limitSignIn.ts';
import { openSession } from '../identity/openSession.ts';
import { isPasswordOf } from '../identity/password.ts';
import { askForFactor } from '../identity/pendingSignIn.ts';
import { factorWays } from '../identity/proveFactor.ts';
import { wireUser } from './account.ts';

/**
 * Signs in by username, phone or email. An unknown agent gets the same response after the same time. An agent with a
 * second factor must complete the sign-in with `factorSignIn` or `passkeySignIn`.
 */
export const login: Handler<'login'> = async ({ body, address, source }, context) => {
  const identifier = parseIdentifier(body.username);
  const agent = await findAgentBy(identifier, context.db);
  const limit = await limitSignIn({ identifier, agentId: agent?.id, address }, context);
  const about = { identifier: body.username, address };
  if (!(await isPasswordOf(agent, body.password, context)) || !agent) {
    context.security({ event: 'sign-in-failed', agentId: agent?.id ?? null, ...about });
    throw new Refusal(401, 'wrong_credentials', 'Wrong username or password.');
  }
  await limit.succeed();
  const ways = await factorWays(agent.id, context);
  if (ways.length > 0) throw await askForFactor(agent.id, ways, context);
  return signedIn(agent, { ...source, address, device: body.device }, context, body.username);
};

/** Signs an agent in after all proofs. `identifier`: the typed name. */
export async function signedIn(
  agent: typeof agents.$inferSelect,
  source: DeviceSource,
  context: AppContext,
  identifier: string = agent.username,
): Promise<{ message: string; data: Wire<'login'> }> {
  const { address } = source;
  await rememberAddress(agent.id, address, context);
  context.security({ event: 'sign-in', agentId: agent.id, identifier, address });
  const authorization = await openSession(agent.id, source, context);
  return {
    message: `Welcome back, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization },
  };
}

/** Ends only this session of the agent. */
export const logout: Handler<'logout'> = async ({ caller }, { db, security }) => {
  await db.delete(sessions).where(eq(sessions.tokenHash, caller.sessionHash));
  security({ event: 'sign-out', agentId: caller.agentId });
  return { message: 'You have signed out.', data: null };
};

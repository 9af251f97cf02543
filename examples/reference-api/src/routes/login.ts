import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findAgentBy, parseIdentifier } from '../identity/identifier.ts';
import { limitSignIn } from '../identity/limitSignIn.ts';
import { openSession } from '../identity/openSession.ts';
import { passwordFits } from '../identity/password.ts';
import { wireUser } from './user.ts';

/** Signs in by username, phone or email. An unknown agent gets the same answer in the same time. */
export const login: Handler<'login'> = async ({ body, address, source }, context) => {
  const identifier = parseIdentifier(body.username);
  const agent = await findAgentBy(identifier, context.db);
  const limit = await limitSignIn({ identifier, agentId: agent?.id, address }, context);
  const about = { identifier: body.username, address };
  if (!(await passwordFits(agent?.passwordHash, body.password)) || !agent) {
    context.security({ event: 'sign-in-failed', agentId: agent?.id ?? null, ...about });
    throw new Refusal(401, 'wrong_credentials', 'Wrong username or password.');
  }
  await limit.succeed(agent.id);
  context.security({ event: 'sign-in', agentId: agent.id, ...about });
  const authorization = await openSession(agent.id, { ...source, address, device: body.device }, context);
  return {
    message: `Welcome back, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization },
  };
};

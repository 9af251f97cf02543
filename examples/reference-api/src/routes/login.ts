import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findAgentBy, parseIdentifier } from '../identity/identifier.ts';
import { rememberAddress } from '../identity/knownAddresses.ts';
import { limitSignIn } from '../identity/limitSignIn.ts';
import { openSession } from '../identity/openSession.ts';
import { passwordFits } from '../identity/password.ts';
import { askForFactor } from '../identity/pendingSignIn.ts';
import { findFactor } from '../identity/proveFactor.ts';
import { wireUser } from './user.ts';

/**
 * Signs in by username, phone or email. An unknown agent gets the same answer in the same time. One with a second factor
 * is asked for it, and signed in by `factorSignIn`.
 */
export const login: Handler<'login'> = async ({ body, address, source }, context) => {
  const identifier = parseIdentifier(body.username);
  const agent = await findAgentBy(identifier, context.db);
  const limit = await limitSignIn({ identifier, agentId: agent?.id, address }, context);
  const about = { identifier: body.username, address };
  if (!(await passwordFits(agent?.passwordHash, body.password)) || !agent) {
    context.security({ event: 'sign-in-failed', agentId: agent?.id ?? null, ...about });
    throw new Refusal(401, 'wrong_credentials', 'Wrong username or password.');
  }
  await limit.succeed();
  if (await findFactor(agent.id, context)) throw await askForFactor(agent.id, context);
  await rememberAddress(agent.id, address, context);
  context.security({ event: 'sign-in', agentId: agent.id, ...about });
  const authorization = await openSession(agent.id, { ...source, address, device: body.device }, context);
  return {
    message: `Welcome back, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization },
  };
};

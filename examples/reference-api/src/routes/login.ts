import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findAgentBy, parseIdentifier } from '../identity/identifier.ts';
import { limitSignIn } from '../identity/limitSignIn.ts';
import { isPasswordOf } from '../identity/password.ts';
import { askForFactor } from '../identity/pendingSignIn.ts';
import { factorWays } from '../identity/proveFactor.ts';
import { signedIn } from './signedIn.ts';

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

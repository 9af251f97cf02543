import type { Handler } from '../http/handler.ts';
import { openSession } from '../identity/openSession.ts';
import { register as registerAgent } from '../identity/register.ts';
import { wireUser } from './user.ts';

/** Registers an agent and signs the agent in. */
export const register: Handler<'register'> = async ({ body, address, source }, context) => {
  const agent = await registerAgent(body, address, context);
  const authorization = await openSession(agent.id, { ...source, address, device: body.device }, context);
  return {
    status: 201,
    message: `Welcome, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization },
  };
};

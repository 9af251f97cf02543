import { toNaira, type Wire } from '@oja/core';
import { eq } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Handler } from '../http/handler.ts';
import { closeAccount as close } from '../identity/closeAccount.ts';
import { openSession } from '../identity/openSession.ts';
import { countOwnData, readOwnData } from '../identity/ownData.ts';
import { register as registerAgent } from '../identity/register.ts';

/** The public fields of an agent, listed one by one, so that a new column is not exposed by accident. */
export const wireUser = (agent: typeof agents.$inferSelect): Wire<'user'> => ({
  firstName: agent.firstName,
  lastName: agent.lastName,
  username: agent.username,
  phone: agent.phone,
  email: agent.email,
});

export const user: Handler<'user'> = async ({ caller }, { db }) => {
  const [agent] = await db.select().from(agents).where(eq(agents.id, caller.agentId));
  if (!agent) throw new Error('A session without an agent');
  return { data: wireUser(agent) };
};

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

export const ownData: Handler<'ownData'> = async ({ caller }, context) => {
  const { balance, ...counts } = await countOwnData(caller.agentId, context);
  return { data: { ...counts, balance: toNaira(balance), keptYears: context.keptYears } };
};

export const ownDataFile: Handler<'ownDataFile'> = async ({ caller }, context) => ({
  data: { parts: await readOwnData(caller.agentId, context) },
});

export const closeAccount: Handler<'closeAccount'> = async ({ caller, body }, context) => {
  await close(caller, body, context);
  return { message: 'Your account is closed.', data: null };
};

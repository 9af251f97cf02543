import type { Wire } from '@oja/core';
import { eq } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Handler } from '../http/handler.ts';

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

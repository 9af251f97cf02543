import { checkPhone } from '@oja/core';
import { eq, or } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { limitSignIn } from '../identity/limitSignIn.ts';
import { openSession } from '../identity/openSession.ts';
import { passwordFits } from '../identity/password.ts';
import { wireUser } from './user.ts';

/** Username, phone or email; the answer is the same, and takes the same time, whoever doesn't exist. */
export const login: Handler<'login'> = async ({ body, address }, house) => {
  const limit = await limitSignIn(body.username.toLowerCase(), address, house);
  const agent = await findAgent(body.username, house);
  if (!(await passwordFits(agent?.passwordHash, body.password)) || !agent) {
    throw new Refusal(401, 'wrong_credentials', 'Wrong username or password.');
  }
  await limit.forgive();
  const token = await openSession(agent.id, house);
  return {
    message: `Welcome back, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization: { token } },
  };
};

async function findAgent(typed: string, { db }: House) {
  const name = typed.toLowerCase();
  const phone = checkPhone(typed);
  const [agent] = await db
    .select()
    .from(agents)
    .where(
      or(eq(agents.username, name), eq(agents.email, name), eq(agents.phone, phone.ok ? phone.phone : name)),
    );
  return agent;
}

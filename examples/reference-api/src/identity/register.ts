import { randomUUID } from 'node:crypto';
import { checkPhone } from '@oja/core';
import { eq, or } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import type { House } from '../house.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { openAgentAccounts } from '../ledger/accounts.ts';
import { limitTries } from './limitSignIn.ts';
import { hashNewPassword } from './newPassword.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  /** The username of the agent who brought this one. */
  readonly referralCode?: string | undefined;
}

type Agent = typeof agents.$inferSelect;

function readNames(wanted: Registration) {
  const username = wanted.username.trim().toLowerCase();
  const email = wanted.email.trim().toLowerCase();
  const phone = checkPhone(wanted.phone);
  if (!/^[a-z0-9][a-z0-9._-]{2,29}$/.test(username))
    throw invalid('username', 'Use 3 to 30 letters, digits, dots, dashes or underscores.');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid('email', 'Enter an email address.');
  if (!phone.ok) throw invalid('phone', 'Enter an 11-digit mobile number, like 08031234567.');
  return { username, email, phone: phone.phone };
}

async function refuseTaken(tx: Queries, names: ReturnType<typeof readNames>): Promise<void> {
  const { username, email, phone } = names;
  const [other] = await tx
    .select()
    .from(agents)
    .where(or(eq(agents.username, username), eq(agents.email, email), eq(agents.phone, phone)));
  if (!other) return;
  const field =
    (['username', 'email', 'phone'] as const).find((one) => other[one] === names[one]) ?? 'username';
  const message = 'Somebody has registered with this already. Sign in, or use another one.';
  throw new Refusal(409, 'taken', message, { errors: { [field]: [message] } });
}

async function findReferrer(tx: Queries, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null;
  const [agent] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.username, code.trim().toLowerCase()));
  if (!agent) throw invalid('referralCode', 'Nobody has this code. Leave it empty if you have none.');
  return agent.id;
}

/** A new agent with an empty wallet. `address`: where the call comes from, for the limit. */
export async function register(wanted: Registration, address: string, house: House): Promise<Agent> {
  await limitTries(`register\n${address}`, 20, house);
  const names = readNames(wanted);
  const passwordHash = await hashNewPassword(wanted.password, 'password');
  return house.db.transaction(async (tx) => {
    await refuseTaken(tx, names);
    const referredBy = await findReferrer(tx, wanted.referralCode);
    const { firstName, lastName } = wanted;
    const row = { id: randomUUID(), ...names, firstName, lastName, passwordHash, referredBy };
    const [agent] = await tx
      .insert(agents)
      .values({ ...row, createdAt: new Date(house.clock()) })
      .returning();
    if (!agent) throw new Error('An agent vanished while registering');
    await openAgentAccounts(tx, agent.id);
    return agent;
  });
}

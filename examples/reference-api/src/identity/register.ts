import { randomUUID } from 'node:crypto';
import { checkPhone, checkUsername } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { invalid } from '../http/refusal.ts';
import { openAgentAccounts } from '../ledger/post.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { countTry } from '../limits/countTry.ts';
import { rememberAddress } from './knownAddresses.ts';
import { hashNewPassword } from './newPassword.ts';
import { type AgentNames, refuseConflict } from './registrationConflict.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  /** The username of the referring agent. */
  readonly referralCode?: string | undefined;
}

type Agent = typeof agents.$inferSelect;

function parseUsername(typed: string): string {
  const name = checkUsername(typed);
  const username = typed.trim().toLowerCase();
  if (!name.ok && name.issue.kind === 'looks-like-phone')
    throw invalid('username', 'A username can’t be a phone number. Choose another.');
  if (!name.ok && name.issue.kind === 'looks-like-email')
    throw invalid('username', 'A username can’t be an email address. Choose another.');
  if (!/^[a-z0-9][a-z0-9._-]{2,29}$/.test(username))
    throw invalid('username', 'Use 3 to 30 letters, digits, dots, dashes or underscores.');
  return username;
}

function parseNames(wanted: Registration): AgentNames {
  const username = parseUsername(wanted.username);
  const email = wanted.email.trim().toLowerCase();
  const phone = checkPhone(wanted.phone);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid('email', 'Enter an email address.');
  if (!phone.ok) throw invalid('phone', 'Enter an 11-digit mobile number, like 08031234567.');
  return { username, email, phone: phone.phone };
}

async function findReferrer(tx: Queries, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null;
  const [agent] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.username, code.trim().toLowerCase()));
  if (!agent)
    throw invalid(
      'referralCode',
      'This referral code does not exist. Leave the field empty if you have none.',
    );
  return agent.id;
}

/**
 * Creates an agent with an empty wallet. `address` is the caller's address, for the limit. Throws a 409 for a
 * conflict; of two concurrent registrations with the same details, one succeeds.
 */
export async function register(wanted: Registration, address: string, context: AppContext): Promise<Agent> {
  await countTry('register:ip', addressGroup(address), context, { address });
  const names = parseNames(wanted);
  const passwordHash = await hashNewPassword(wanted.password, 'password', names, context);
  const opened = await context.db.transaction(async (tx) => {
    const referredBy = await findReferrer(tx, wanted.referralCode);
    const { firstName, lastName } = wanted;
    const row = { id: randomUUID(), ...names, firstName, lastName, passwordHash, referredBy };
    const [agent] = await tx
      .insert(agents)
      .values({ ...row, createdAt: new Date(context.clock()) })
      // Waits for a concurrent registration with the same details, then finds its row.
      .onConflictDoNothing()
      .returning();
    if (agent) await openAgentAccounts(tx, agent.id);
    return agent;
  });
  if (!opened) return refuseConflict(names, address, context);
  await rememberAddress(opened.id, address, context);
  context.security({ event: 'registration', agentId: opened.id, address });
  return opened;
}

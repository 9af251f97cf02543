import { checkPhone } from '@oja/core';
import { eq } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';

/** What an agent signs in with. The three kinds never overlap, so that no name stands for two accounts. */
export interface Identifier {
  readonly kind: 'username' | 'email' | 'phone';
  /** As the column of that name keeps it. */
  readonly value: string;
}

/**
 * Tells by its form which kind was typed: an @ makes an email address, what can be read as a phone number is one, all
 * else is a username. Registration refuses usernames of the first two forms; one from before that rule is looked up
 * nowhere, and its agent signs in with the email address or the phone number.
 */
export function parseIdentifier(typed: string): Identifier {
  const name = typed.trim().normalize('NFKC').toLowerCase();
  if (name.includes('@')) return { kind: 'email', value: name };
  const phone = checkPhone(typed);
  return phone.ok ? { kind: 'phone', value: phone.phone } : { kind: 'username', value: name };
}

/** The agent of an identifier, looked up in the column of its kind and in no other. */
export async function findAgentBy({ kind, value }: Identifier, db: Pick<Queries, 'select'>) {
  const [agent] = await db.select().from(agents).where(eq(agents[kind], value));
  return agent;
}

import { checkPhone } from '@oja/core';
import { eq } from 'drizzle-orm';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';

/** The name that an agent signs in with. The three kinds never overlap, so that no name matches two accounts. */
export interface Identifier {
  readonly kind: 'username' | 'email' | 'phone';
  /** In the form of the column with that name. */
  readonly value: string;
}

/**
 * Determines the kind by the form: text with an @ is an email address, text that parses as a phone number is a phone
 * number, anything else is a username. Registration refuses usernames of the first two forms. An agent whose username
 * is older than that rule signs in with email address or phone number.
 */
export function parseIdentifier(typed: string): Identifier {
  const name = typed.trim().normalize('NFKC').toLowerCase();
  if (name.includes('@')) return { kind: 'email', value: name };
  const phone = checkPhone(typed);
  return phone.ok ? { kind: 'phone', value: phone.phone } : { kind: 'username', value: name };
}

/** Finds the agent of an identifier in the column of its kind only. */
export async function findAgentBy({ kind, value }: Identifier, db: Pick<Queries, 'select'>) {
  const [agent] = await db.select().from(agents).where(eq(agents[kind], value));
  return agent;
}

import { eq, or } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { hasRoom } from '../limits/countTry.ts';

/** The unique details of an agent, in stored form. */
export interface AgentNames {
  readonly username: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * Refuses a registration with details of an existing agent. A username is public (it is the referral code), so the
 * error says that it is taken. An email address and a phone number are private: both get the same error, which names
 * neither, and the owner is notified by email.
 */
export async function refuseConflict(
  names: AgentNames,
  address: string,
  context: AppContext,
): Promise<never> {
  const { username, email, phone } = names;
  const owners = await context.db
    .select()
    .from(agents)
    .where(or(eq(agents.username, username), eq(agents.email, email), eq(agents.phone, phone)));
  const refused = (reason: string) =>
    context.security({ event: 'registration-refused', reason, identifier: email, address });
  if (owners.some((owner) => owner.username === username)) {
    refused('username');
    const message = 'This username is taken. Choose another one.';
    throw new Refusal(409, 'taken', message, { errors: { username: [message] } });
  }
  refused('details in use');
  for (const owner of owners)
    if (await hasRoom('register:notice', owner.id, context))
      context.tell({ to: owner.email, text: attemptNotice(owner.firstName) });
  throw new Refusal(
    409,
    'details_in_use',
    'No account was opened with these details. If you have registered before, sign in or reset your password. If you have not, check your email address and phone number.',
  );
}

const attemptNotice = (firstName: string) =>
  `Hello ${firstName}, someone tried to register with your email address or phone number. You have an account already: sign in with it, or reset your password. If this was not you, there is nothing to do; nothing was changed.`;

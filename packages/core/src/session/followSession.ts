import { effect } from '@preact/signals-core';
import { checksum } from './checksum.ts';
import type { Session } from './session.ts';
import type { User } from './userSchema.ts';

/** The owner of the journal. A server may leave all these fields empty; the owner is then derived from the token. */
const agentOf = (user: User | null, token: string) =>
  user?.username || user?.phone || user?.email || `unnamed-${checksum(token)}`;

/**
 * Keeps an agent's data no longer than the session: each change of token clears everything, then starts for the next
 * agent. Returns a function that stops.
 */
export function followSession(
  session: Session,
  forget: () => void,
  begin: (agentId: string) => void,
): () => void {
  let followed: string | null = null;
  let agentId: string | null = null;
  return effect(() => {
    const { token, user } = session.state.value;
    const isSame = token === followed;
    if (!isSame && followed !== null) forget();
    followed = token;
    const named = token === null ? null : agentOf(user, token);
    // A session stored without its user gets the agent's name from the server a moment later.
    if (named !== null && !(isSame && named === agentId)) begin(named);
    agentId = named;
    if (!isSame && token !== null) session.refreshUser();
  });
}

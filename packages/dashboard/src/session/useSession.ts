import type { Session } from '@oja/core';
import { useClient } from '@oja/widgets/binding';

/** The agent's session. Throws if the client uses the host page's tokens, as in embeds. */
export function useSession(): Session {
  const { session } = useClient();
  if (!session) throw new Error('The dashboard needs a client with a session.');
  return session;
}

import type { Session } from '@oja/core';
import { useClient } from '@oja/widgets/binding';

/** The agent's session. Throws for a client that lives on a page's tokens: that one is for embeds. */
export function useSession(): Session {
  const { session } = useClient();
  if (!session) throw new Error('The dashboard needs a client with a session.');
  return session;
}

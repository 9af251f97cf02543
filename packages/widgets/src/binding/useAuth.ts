import type { AuthState, Client, ReadonlySignal } from '@oja/core';
import { signal } from '@preact/signals-core';
import { useSignal } from './signals.ts';

/** State of a client without a session: the page supplies its tokens. */
const noSession: ReadonlySignal<null> = signal(null);

/** Returns the auth state, or `null` for a client without a session, whose tokens the page supplies. */
export const useAuth = (client: Client): AuthState | null =>
  useSignal<AuthState | null>(client.session?.state ?? noSession);

/** Whether the client may send requests: an agent is signed in, or the page supplies tokens. */
export const useIsSignedIn = (client: Client): boolean => useAuth(client)?.isAuthenticated ?? true;

/** A React key that changes with the session, so that no state of one agent remains for the next. */
export const useSessionKey = (client: Client): string => useAuth(client)?.token ?? '';

/** The agent's full name, else the username: "Amaka Okafor". `null` without a session. */
export function useAgentName(client: Client): string | null {
  const user = useAuth(client)?.user;
  if (!user) return null;
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || null;
}

import type { AuthState, Client, ReadonlySignal } from '@oja/core';
import { signal } from '@preact/signals-core';
import { useSignal } from './signals.ts';

/** The state of a client without a session: its tokens come from the page. */
const noSession: ReadonlySignal<null> = signal(null);

/** Returns the signed-in agent, or `null` for a client without a session, whose tokens come from the page. */
export const useAuth = (client: Client): AuthState | null =>
  useSignal<AuthState | null>(client.session?.state ?? noSession);

/** True where a client may ask: an agent is signed in, or the page hands out tokens. */
export const useIsSignedIn = (client: Client): boolean => useAuth(client)?.isAuthenticated ?? true;

/** A React key that changes with the session: what one agent typed or was shown is gone for the next. */
export const useSessionKey = (client: Client): string => useAuth(client)?.token ?? '';

/** "Amaka Okafor", else the username; null without a session, and where the page hands out tokens. */
export function useAgentName(client: Client): string | null {
  const user = useAuth(client)?.user;
  if (!user) return null;
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || null;
}

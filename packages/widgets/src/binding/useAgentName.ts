import type { Client } from '@oja/core';
import { useAuth } from './useAuth.ts';

/** "Amaka Okafor", else the username; null without a session, and where the page hands out tokens. */
export function useAgentName(client: Client): string | null {
  const user = useAuth(client)?.user;
  if (!user) return null;
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || null;
}

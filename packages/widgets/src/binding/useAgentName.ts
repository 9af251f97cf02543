import type { Client, ReadonlySignal, User } from '@oja/core';
import { signal } from '@preact/signals-react';
import { useSignal } from './signals.ts';

const nobody: ReadonlySignal<null> = signal(null);

/** "Amaka Okafor", else the username; null while nobody is known, and where the page hands out tokens. */
export function useAgentName(client: Client): string | null {
  const auth = useSignal<{ readonly user: User | null } | null>(client.session?.state ?? nobody);
  const user = auth?.user;
  if (!user) return null;
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username || null;
}

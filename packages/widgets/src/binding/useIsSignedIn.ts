import type { Client, ReadonlySignal } from '@oja/core';
import { signal } from '@preact/signals-react';
import { useSignal } from './signals.ts';

/** Stands in for the session of a client whose tokens come from the page. */
const noSession: ReadonlySignal<null> = signal(null);

/** True where a client may ask: an agent is signed in, or the page hands out tokens. */
export function useIsSignedIn(client: Client): boolean {
  const auth = useSignal<{ readonly isAuthenticated: boolean } | null>(client.session?.state ?? noSession);
  return auth?.isAuthenticated ?? true;
}

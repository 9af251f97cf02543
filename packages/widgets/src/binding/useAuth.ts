import type { AuthState, Client, ReadonlySignal } from '@oja/core';
import { signal } from '@preact/signals-react';
import { useSignal } from './signals.ts';

/** Stands in for the session of a client whose tokens come from the page. */
const noSession: ReadonlySignal<null> = signal(null);

/** Who is signed in; null where the page hands out tokens and there is no session. */
export const useAuth = (client: Client): AuthState | null =>
  useSignal<AuthState | null>(client.session?.state ?? noSession);

import type { Client, ReadonlySignal } from '@oja/core';
import { signal } from '@preact/signals-react';
import { useSignal } from './signals.ts';

/** Stands in for the session of a client whose tokens come from the page. */
const noSession: ReadonlySignal<null> = signal(null);

/** A React key that changes with the session: what one agent typed or was shown is gone for the next. */
export function useSessionKey(client: Client): string {
  const auth = useSignal<{ readonly token: string | null } | null>(client.session?.state ?? noSession);
  return auth?.token ?? '';
}

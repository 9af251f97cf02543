import type { ApiKey, ApiKeysStore, Problem } from '@oja/core';
import { useEffect, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { useSending } from '../../binding/useSending.ts';

export interface Revoking {
  /** The key that the agent is asked about. */
  readonly asked: ApiKey | null;
  /** The one that was ended last. */
  readonly revoked: ApiKey | null;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  ask(key: ApiKey): void;
  revoke(): Promise<void>;
  keep(): void;
}

/** Ending a key, once the agent has said yes. `onRevoked` is called when the question is off the screen again. */
export function useRevoke(store: ApiKeysStore, onRevoked: () => void): Revoking {
  const sending = useSending<unknown>();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const tell = useFreshCallback(onRevoked);
  useEffect(() => {
    if (revoked) tell();
  }, [revoked, tell]);
  return {
    asked,
    revoked,
    isBusy: sending.isBusy,
    problem: sending.problem,
    ask(key) {
      sending.forget();
      setRevoked(null);
      setAsked(key);
    },
    async revoke() {
      const id = asked?.id;
      if (id === undefined) return;
      const outcome = await sending.send(() => store.revoke(id));
      if (!outcome) return;
      if (outcome.ok) {
        setAsked(null);
        setRevoked(asked);
      } else void store.refresh();
    },
    keep: () => setAsked(null),
  };
}

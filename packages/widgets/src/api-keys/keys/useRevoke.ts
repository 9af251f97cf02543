import {
  type ApiKey,
  type ApiKeysStore,
  asksForPassword,
  type Outcome,
  type PasswordProof,
  type Problem,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { mayBeDone, useSending } from '../../binding/useSending.ts';

export interface Revoking {
  /** The key that the agent is asked about. */
  readonly asked: ApiKey | null;
  /** The one that was ended last. */
  readonly revoked: ApiKey | null;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  ask(key: ApiKey): void;
  /** The server asks for the password before it ends a key. */
  readonly needsPassword: boolean;
  revoke(): Promise<void>;
  prove(proof: PasswordProof): Promise<Outcome<unknown>>;
  /** It was ended with the password. */
  proven(): void;
  keep(): void;
}

/** Ending a key, once the agent has said yes. `onRevoked` is called when the question is off the screen again. */
export function useRevoke(store: ApiKeysStore, onRevoked: () => void): Revoking {
  const sending = useSending<unknown>();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const tell = useFreshCallback(onRevoked);
  useEffect(() => {
    if (revoked) tell();
  }, [revoked, tell]);
  const end = () => {
    setAsked(null);
    setRevoked(asked);
  };
  return {
    asked,
    revoked,
    isBusy: sending.isBusy,
    problem: needsPassword ? null : sending.problem,
    needsPassword,
    ask(key) {
      sending.forget();
      setRevoked(null);
      setNeedsPassword(false);
      setAsked(key);
    },
    async revoke() {
      const id = asked?.id;
      if (id === undefined) return;
      const outcome = await sending.send(() => store.revoke(id));
      if (!outcome) return;
      if (outcome.ok) end();
      else if (asksForPassword(outcome.problem)) setNeedsPassword(true);
      else void store.refresh();
    },
    async prove(proof) {
      const outcome = await store.revokeWithPassword(asked?.id === undefined ? [] : [asked.id], proof);
      // It may have been ended by an answer that got lost: the list tells.
      if (!outcome.ok && mayBeDone(outcome.problem)) void store.refresh();
      return outcome;
    },
    proven: end,
    keep: () => setAsked(null),
  };
}

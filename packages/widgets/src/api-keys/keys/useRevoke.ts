import {
  type ApiKey,
  type ApiKeysStore,
  asksForPassword,
  type CallResult,
  type PasswordProof,
  type Problem,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { mayBeDone, useRequest } from '../../binding/useRequest.ts';

export interface Revoking {
  /** The key that the open dialog is about. */
  readonly asked: ApiKey | null;
  /** The key that was revoked last. */
  readonly revoked: ApiKey | null;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  ask(key: ApiKey): void;
  /** The server asks for the password before it revokes a key. */
  readonly needsPassword: boolean;
  revoke(): Promise<void>;
  prove(proof: PasswordProof): Promise<CallResult<unknown>>;
  /** Call after `prove` has succeeded. */
  proven(): void;
  keep(): void;
}

/** Revokes a key after the agent confirms. Calls `onRevoked` once the dialog has closed. */
export function useRevoke(store: ApiKeysStore, onRevoked: () => void): Revoking {
  const sending = useRequest<unknown>();
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
      const result = await sending.send(() => store.revoke(id));
      if (!result) return;
      if (result.ok) end();
      else if (asksForPassword(result.problem)) setNeedsPassword(true);
      else void store.refresh();
    },
    async prove(proof) {
      const result = await store.revokeWithPassword(asked?.id === undefined ? [] : [asked.id], proof);
      // The key may be revoked although the response was lost: the reloaded list shows it.
      if (!result.ok && mayBeDone(result.problem)) void store.refresh();
      return result;
    },
    proven: end,
    keep: () => setAsked(null),
  };
}

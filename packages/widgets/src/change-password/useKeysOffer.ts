import {
  asksForPassword,
  type CallResult,
  type Client,
  createApiKeysStore,
  type PasswordProof,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { useFreshCallback } from '../binding/useFreshCallback.ts';

/** `proving`: the server asks for the password before it revokes them. */
type Step = 'looking' | 'asked' | 'revoking' | 'failed' | 'proving' | 'revoked';

export interface KeysOffering {
  /** How many keys are left to revoke; once all are revoked, how many there were. */
  readonly count: number;
  readonly step: Step;
  revoke(): Promise<void>;
  /** Revokes all keys with the password, typed once. */
  prove(proof: PasswordProof): Promise<CallResult<unknown>>;
  proven(): void;
}

/** Loads the agent's keys and revokes all of them. Calls `onNone` if the agent has no key to revoke. */
export function useKeysOffer(client: Client, onNone: () => void): KeysOffering {
  const store = client.getStore(createApiKeysStore);
  const [step, setStep] = useState<Step>('looking');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [total, setTotal] = useState(0);
  const none = useFreshCallback(onNone);

  useEffect(() => {
    let isGone = false;
    void store.refresh().then(() => {
      if (isGone) return;
      const found = (store.state.peek().data ?? []).flatMap(({ id }) => id ?? []);
      setIds(found);
      setTotal(found.length);
      if (found.length > 0) setStep('asked');
      else none();
    });
    return () => {
      isGone = true;
    };
  }, [store, none]);

  return {
    count: step === 'revoked' ? total : ids.length,
    step,
    async revoke() {
      if (step === 'revoking') return;
      setStep('revoking');
      const left: string[] = [];
      for (const [index, id] of ids.entries()) {
        const result = await store.revoke(id);
        if (!result.ok && asksForPassword(result.problem)) {
          // One confirmed password revokes the rest: a key that is revoked already would be refused.
          setIds([...left, ...ids.slice(index)]);
          return setStep('proving');
        }
        if (!result.ok) left.push(id);
      }
      setIds(left);
      setStep(left.length > 0 ? 'failed' : 'revoked');
    },
    async prove(proof) {
      const result = await store.revokeWithPassword(ids, proof);
      const listed = store.state.peek().data ?? [];
      // The keys before the one that failed are revoked.
      if (!result.ok) setIds(ids.filter((id) => listed.some((key) => key.id === id)));
      return result;
    },
    proven: () => setStep('revoked'),
  };
}

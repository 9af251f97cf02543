import { type Client, createApiKeysStore } from '@oja/core';
import { useEffect, useState } from 'react';
import { useFreshCallback } from '../binding/useFreshCallback.ts';

type Step = 'looking' | 'asked' | 'revoking' | 'failed' | 'revoked';

export interface KeysOffering {
  /** How many keys are offered, were revoked, or are left after a failure. */
  readonly count: number;
  readonly step: Step;
  revoke(): Promise<void>;
}

/** The agent's keys after a change of password, and the revoking of all of them. `onNone`: there is none to revoke. */
export function useKeysOffer(client: Client, onNone: () => void): KeysOffering {
  const store = client.getStore(createApiKeysStore);
  const [step, setStep] = useState<Step>('looking');
  const [ids, setIds] = useState<readonly string[]>([]);
  const none = useFreshCallback(onNone);

  useEffect(() => {
    let isGone = false;
    void store.refresh().then(() => {
      if (isGone) return;
      const found = (store.state.peek().data ?? []).flatMap(({ id }) => id ?? []);
      setIds(found);
      if (found.length > 0) setStep('asked');
      else none();
    });
    return () => {
      isGone = true;
    };
  }, [store, none]);

  return {
    count: ids.length,
    step,
    async revoke() {
      if (step === 'revoking') return;
      setStep('revoking');
      const left: string[] = [];
      for (const id of ids) {
        const outcome = await store.revoke(id);
        if (!outcome.ok) left.push(id);
      }
      // The count of those that were revoked stays, where all of them were.
      if (left.length > 0) setIds(left);
      setStep(left.length > 0 ? 'failed' : 'revoked');
    },
  };
}

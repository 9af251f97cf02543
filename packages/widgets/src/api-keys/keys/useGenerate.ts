import type { ApiKeysStore, CreatedKey, Problem } from '@oja/core';
import { useState } from 'react';
import { mayBeDone, useSending } from '../../binding/useSending.ts';

interface Generating {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** The whole key, for as long as it is on screen. It is kept nowhere else. */
  readonly made: CreatedKey | null;
  generate(): Promise<void>;
  /** The key goes off the screen, for good. */
  forget(): void;
}

/** Making a key: pressed twice, it is one. */
export function useGenerate(store: ApiKeysStore): Generating {
  const sending = useSending<CreatedKey>();
  const [made, setMade] = useState<CreatedKey | null>(null);
  return {
    isBusy: sending.isBusy,
    problem: sending.problem,
    made,
    async generate() {
      const outcome = await sending.send(store.create);
      if (outcome?.ok) setMade(outcome.data);
      // A key may be there whose text got lost: the list tells.
      else if (outcome && mayBeDone(outcome.problem)) void store.refresh();
    },
    forget: () => setMade(null),
  };
}

import {
  type ApiKeysStore,
  asksForPassword,
  type CreatedKey,
  type Outcome,
  type PasswordProof,
  type Problem,
} from '@oja/core';
import { useState } from 'react';
import { mayBeDone, useSending } from '../../binding/useSending.ts';

export interface Generating {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** The server asks for the password before it creates a key. */
  readonly needsPassword: boolean;
  /** The whole key, for as long as it is on screen. It is kept nowhere else. */
  readonly made: CreatedKey | null;
  generate(): Promise<void>;
  /** The same with the password. Gives back why it failed where the agent can type it again; null otherwise. */
  confirm(proof: PasswordProof): Promise<Problem | null>;
  /** The agent makes no key after all. */
  cancel(): void;
  /** The key goes off the screen, for good. */
  forget(): void;
}

/** Making a key: pressed twice, it is one. */
export function useGenerate(store: ApiKeysStore): Generating {
  const sending = useSending<CreatedKey>();
  const [made, setMade] = useState<CreatedKey | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);

  /** What is to be seen of an answer; true where nothing is left to type. */
  function settle(outcome: Outcome<CreatedKey>): boolean {
    if (outcome.ok) setMade(outcome.data);
    // A key may be there whose text got lost: the list tells.
    else if (mayBeDone(outcome.problem)) void store.refresh();
    else return false;
    return true;
  }
  return {
    isBusy: sending.isBusy,
    problem: needsPassword ? null : sending.problem,
    needsPassword,
    made,
    async generate() {
      const outcome = await sending.send(store.create);
      if (!outcome || settle(outcome) || outcome.ok || !asksForPassword(outcome.problem)) return;
      setNeedsPassword(true);
    },
    async confirm(proof) {
      const outcome = await sending.send(() => store.createWithPassword(proof));
      if (!outcome) return null;
      const isSettled = settle(outcome);
      if (isSettled) setNeedsPassword(false);
      return isSettled || outcome.ok ? null : outcome.problem;
    },
    cancel() {
      sending.forget();
      setNeedsPassword(false);
    },
    forget: () => setMade(null),
  };
}

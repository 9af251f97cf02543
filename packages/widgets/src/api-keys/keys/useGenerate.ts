import {
  type ApiKeysStore,
  asksForPassword,
  type CreatedKey,
  type KeySettings,
  type Outcome,
  type PasswordProof,
  type Problem,
} from '@oja/core';
import { useState } from 'react';
import { mayBeDone, useSending } from '../../binding/useSending.ts';

export interface Generating {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** The agent chooses what the key may do. */
  readonly isChoosing: boolean;
  /** The server asks for the password before it creates a key. */
  readonly needsPassword: boolean;
  /** The whole key, for as long as it is on screen. It is kept nowhere else. */
  readonly made: CreatedKey | null;
  /** The server took no notice of what was chosen: it limits no keys. */
  readonly isUnlimited: boolean;
  generate(): Promise<void>;
  /** Makes the key that was chosen. */
  choose(settings: KeySettings): Promise<Outcome<unknown>>;
  /** The same with the password, which is no longer asked for once nothing is left to type. */
  confirm(proof: PasswordProof): Promise<Outcome<unknown>>;
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
  const [isChoosing, setChoosing] = useState(false);
  const [settings, setSettings] = useState<KeySettings | undefined>();

  /** What is to be seen of an answer; true where nothing is left to type. */
  function settle(outcome: Outcome<CreatedKey>): boolean {
    if (outcome.ok) setMade(outcome.data);
    // A key may be there whose text got lost: the list tells.
    else if (mayBeDone(outcome.problem)) void store.refresh();
    else return false;
    return true;
  }
  /** True where the server lists keys that it does not limit: it gets the empty body of the specification. */
  const limitsNone = () => (store.state.peek().data ?? []).some(({ scopes }) => scopes === undefined);
  async function make(chosen?: KeySettings): Promise<Outcome<CreatedKey>> {
    setSettings(chosen);
    // Pressed again while it is under way, the store gives the same outcome.
    const create = () => store.create(undefined, chosen);
    const outcome = (await sending.send(create)) ?? (await create());
    const isProofAsked = !outcome.ok && asksForPassword(outcome.problem);
    if (isProofAsked) setNeedsPassword(true);
    if (settle(outcome) || isProofAsked) setChoosing(false);
    return outcome;
  }
  return {
    isBusy: sending.isBusy,
    problem: needsPassword || isChoosing ? null : sending.problem,
    isChoosing,
    needsPassword,
    made,
    isUnlimited: settings !== undefined && made !== null && made.scopes === undefined,
    async generate() {
      if (limitsNone()) await make();
      else setChoosing(true);
    },
    choose: make,
    async confirm(proof) {
      const create = () => store.createWithPassword(proof, undefined, settings);
      const outcome = (await sending.send(create)) ?? (await create());
      if (settle(outcome)) setNeedsPassword(false);
      return outcome;
    },
    cancel() {
      sending.forget();
      setNeedsPassword(false);
      setChoosing(false);
    },
    forget: () => setMade(null),
  };
}

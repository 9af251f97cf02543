import {
  type ApiKeysStore,
  asksForPassword,
  type CallResult,
  type CreatedKey,
  type KeySettings,
  type PasswordProof,
  type Problem,
} from '@oja/core';
import { useState } from 'react';
import { mayBeDone, useRequest } from '../../binding/useRequest.ts';

export interface Generating {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** The settings dialog is open. */
  readonly isChoosing: boolean;
  /** The server asks for the password before it creates a key. */
  readonly needsPassword: boolean;
  /** The full key while it is on screen. It is stored nowhere else. */
  readonly made: CreatedKey | null;
  /** The server ignored the chosen settings, so the key is unlimited. */
  readonly isUnlimited: boolean;
  generate(): Promise<void>;
  /** Creates the key with the chosen settings. */
  choose(settings: KeySettings): Promise<CallResult<unknown>>;
  /** Creates the key with the password. Closes the password dialog unless the agent can correct and resend it. */
  confirm(proof: PasswordProof): Promise<CallResult<unknown>>;
  cancel(): void;
  /** Removes the key from the screen; it can't be shown again. */
  forget(): void;
}

/** Creates a key. Pressing the button twice creates one key. */
export function useGenerate(store: ApiKeysStore): Generating {
  const sending = useRequest<CreatedKey>();
  const [made, setMade] = useState<CreatedKey | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [settings, setSettings] = useState<KeySettings | undefined>();

  /** Handles the outcome; returns `true` if the form can close. */
  function settle(result: CallResult<CreatedKey>): boolean {
    if (result.ok) setMade(result.data);
    // A key may exist whose text was lost: the reloaded list shows it.
    else if (mayBeDone(result.problem)) void store.refresh();
    else return false;
    return true;
  }
  /** Whether the server lists keys without scopes: it then gets the empty body that the specification defines. */
  const limitsNone = () => (store.state.peek().data ?? []).some(({ scopes }) => scopes === undefined);
  async function make(chosen?: KeySettings): Promise<CallResult<CreatedKey>> {
    setSettings(chosen);
    // `send` returns nothing while a request is running; the store then returns that request's outcome.
    const create = () => store.create(undefined, chosen);
    const result = (await sending.send(create)) ?? (await create());
    const isProofAsked = !result.ok && asksForPassword(result.problem);
    if (isProofAsked) setNeedsPassword(true);
    if (settle(result) || isProofAsked) setChoosing(false);
    return result;
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
      const result = (await sending.send(create)) ?? (await create());
      if (settle(result)) setNeedsPassword(false);
      return result;
    },
    cancel() {
      sending.forget();
      setNeedsPassword(false);
      setChoosing(false);
    },
    forget: () => setMade(null),
  };
}

import type { ApiKey } from '@oja/core';
import { useState } from 'react';

export type NamedKey = ApiKey & { readonly id: string };

export interface KeyQuestion<T> {
  /** The key that the agent is asked about. */
  readonly asked: NamedKey | null;
  /** What came of it, for as long as it is on screen. */
  readonly result: T | null;
  ask(key: NamedKey): void;
  keep(): void;
  done(result: T): void;
  forget(): void;
}

/** What is asked about one key in a dialog, then what came of it. */
export function useKeyQuestion<T>(): KeyQuestion<T> {
  const [asked, setAsked] = useState<NamedKey | null>(null);
  const [result, setResult] = useState<T | null>(null);
  return {
    asked,
    result,
    ask(key) {
      setResult(null);
      setAsked(key);
    },
    keep: () => setAsked(null),
    done(came) {
      setAsked(null);
      setResult(came);
    },
    forget: () => setResult(null),
  };
}

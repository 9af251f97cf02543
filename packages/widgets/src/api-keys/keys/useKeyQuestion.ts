import type { ApiKey } from '@oja/core';
import { useState } from 'react';

export type NamedKey = ApiKey & { readonly id: string };

export interface KeyQuestion<T> {
  /** The key that the open dialog is about. */
  readonly asked: NamedKey | null;
  /** The result of the action while it is on screen. */
  readonly result: T | null;
  ask(key: NamedKey): void;
  keep(): void;
  done(result: T): void;
  forget(): void;
}

/** State of a dialog about one key, and of the result shown after it. */
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

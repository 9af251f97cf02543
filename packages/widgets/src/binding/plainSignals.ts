import type { ReadonlySignal } from '@oja/core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * `useSignal` of signals.ts without @preact/signals-react, which is 1 KB of a stranger's page and extends the prototype of
 * every signal: our own builds put it in that one's place.
 */
export function useSignal<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}

import type { ReadonlySignal } from '@oja/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns a signal's value and re-renders the component when it changes. */
export function useSignal<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that never changes and always calls the host's latest one: effects can depend on it and stay put. */
export function useFreshCallback<A extends readonly unknown[]>(
  callback: ((...args: A) => void) | undefined,
): (...args: A) => void {
  const latest = useRef(callback);
  // On a server there is no layout, and nothing to call back.
  const useBrowserEffect = typeof document === 'undefined' ? noEffect : useLayoutEffect;
  useBrowserEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current?.(...args), []);
}

function noEffect(): void {}

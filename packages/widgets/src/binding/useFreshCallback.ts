import { useCallback, useInsertionEffect, useRef } from 'react';

/** A callback that never changes and always calls the host's latest one: effects can depend on it and stay put. */
export function useFreshCallback<A extends readonly unknown[]>(
  callback: ((...args: A) => void) | undefined,
): (...args: A) => void {
  const latest = useRef(callback);
  // Before every layout effect, so that each of them calls the latest; on a server it does nothing, and says nothing.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current?.(...args), []);
}

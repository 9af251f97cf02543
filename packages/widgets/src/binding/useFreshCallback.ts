import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable callback that calls the host's latest one, so that effects can depend on it without running again. */
export function useFreshCallback<A extends readonly unknown[]>(
  callback: ((...args: A) => void) | undefined,
): (...args: A) => void {
  const latest = useRef(callback);
  // Runs before every layout effect, so that they call the latest. Does nothing and logs nothing on a server.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current?.(...args), []);
}

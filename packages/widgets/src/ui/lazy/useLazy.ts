import { useCallback, useState, useSyncExternalStore } from 'react';
import type { LazyCode } from './lazyCode.ts';

export interface Lazy<C> {
  /** `null` until the code is loaded. */
  readonly Component: C | null;
  /** Why the code failed to load, for example offline; `null` if it has not failed. */
  readonly failure: Readonly<{ problem: unknown }> | null;
  /** Loads the code, and again after a failure. May be called early, on pointerenter and focus. */
  readonly load: () => void;
}

/**
 * A component whose code is loaded lazily, such as a dialog. After a failure the screen stays; `React.lazy` would
 * unmount the widget and never retry.
 */
export function useLazy<C>(code: LazyCode<C>): Lazy<C> {
  const Component = useSyncExternalStore(code.subscribe, code.peek, code.peek);
  const [failed, setFailed] = useState<Readonly<{ code: LazyCode<C>; problem: unknown }> | null>(null);
  const load = useCallback(() => {
    setFailed(null);
    code.load().catch((problem: unknown) => setFailed({ code, problem }));
  }, [code]);
  // A failure of other code can arrive late, for example of the previous screen's code.
  const failure = failed?.code === code ? failed : null;
  return { Component, failure, load };
}

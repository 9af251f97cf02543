import { useRef, useState } from 'react';

export interface Part<C> {
  /** `null` until the code is loaded. */
  readonly Component: C | null;
  /** True if the code failed to load, for example offline. */
  readonly hasFailed: boolean;
  /** Loads the code once, and again after a failure. May be called early, on pointerenter and focus. */
  load(): void;
}

/**
 * Loads a component on demand, such as a dialog. After a failure the screen stays; `React.lazy` would unmount the widget
 * and never retry. `loaded` is the component if its code is already loaded.
 */
export function usePart<C>(fetch: () => Promise<C>, loaded: C | null = null): Part<C> {
  const [found, setFound] = useState<Readonly<{ Component: C }> | null>(loaded && { Component: loaded });
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(loaded !== null);
  return {
    Component: found?.Component ?? null,
    hasFailed,
    load() {
      if (isAsked.current) return;
      isAsked.current = true;
      setFailed(false);
      fetch().then(
        (Component) => setFound({ Component }),
        () => {
          isAsked.current = false;
          setFailed(true);
        },
      );
    },
  };
}

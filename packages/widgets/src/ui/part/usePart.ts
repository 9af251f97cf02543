import { useRef, useState } from 'react';

export interface Part<C> {
  /** Null until it has come. */
  readonly Component: C | null;
  /** It was asked for and did not come: the phone is offline, say. */
  readonly hasFailed: boolean;
  /** Loads it once, and again after a failure. May be called ahead of need, on pointerenter and focus. */
  load(): void;
}

/**
 * A part of a widget that comes when it is wanted, such as a dialog. Where it does not come, what is on screen stays:
 * `lazy` would take the whole widget down, and would never ask again. `loaded` is what has come before its first render.
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

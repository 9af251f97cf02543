/** Code that is loaded lazily and kept, so that later uses render it at once. */
export interface LazyCode<C> {
  /** Loads the code once, and again after a failure. */
  readonly load: () => Promise<C>;
  /** Loads the code ahead of need. Ignores a failure: the next use tries again. */
  readonly prefetch: () => Promise<void>;
  /** The loaded code; `null` until then. */
  readonly peek: () => C | null;
  /** Calls `notify` once the code is loaded. Returns a function that stops it. */
  readonly subscribe: (notify: () => void) => () => void;
}

/** Wraps an import. Nothing is loaded until `load` or `prefetch` is called. */
// @__NO_SIDE_EFFECTS__
export function createLazyCode<C>(fetch: () => Promise<C>): LazyCode<C> {
  let loaded: C | null = null;
  let loading: Promise<C> | null = null;
  const listeners = new Set<() => void>();

  async function fetchAndKeep(): Promise<C> {
    try {
      loaded = await fetch();
    } catch (problem) {
      loading = null;
      throw problem;
    }
    for (const notify of listeners) notify();
    return loaded;
  }

  const load = () => {
    loading ??= fetchAndKeep();
    return loading;
  };

  return {
    load,
    prefetch: () =>
      load().then(
        () => {},
        () => {},
      ),
    peek: () => loaded,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

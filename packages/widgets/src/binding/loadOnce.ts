/** Code that is loaded on demand, once per page. */
export interface LoadedOnce<C> {
  /** Loads the code once; loads it again after a failure. */
  load(): Promise<C>;
  /** The loaded code; `null` until then. */
  peek(): C | null;
}

/** Loads code once and keeps it, so that later uses render it at once. */
export function loadOnce<C>(fetch: () => Promise<C>): LoadedOnce<C> {
  let loaded: C | null = null;
  return {
    async load() {
      loaded ??= await fetch();
      return loaded;
    },
    peek: () => loaded,
  };
}

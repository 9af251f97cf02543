/** Code that comes when it is wanted, once for the page. */
export interface LoadedOnce<C> {
  /** Gives it, and asks again where it did not come before. */
  load(): Promise<C>;
  /** What has come; null until then. */
  peek(): C | null;
}

/** What came once is there at the first render of the next place that shows it. */
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

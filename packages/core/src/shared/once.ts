/** Work that runs once at a time: while it runs, further callers get its promise. */
export interface Once {
  /** Begins the work, unless work with the same key is running. */
  run<T>(key: string, begin: () => Promise<T>): Promise<T>;
  /** Returns the running work with this key, or `undefined`. */
  running(key: string): Promise<unknown> | undefined;
  /** The next caller begins anew, even if work is still running. */
  forget(): void;
}

export function createOnce(): Once {
  const works = new Map<string, Promise<unknown>>();
  return {
    run<T>(key: string, begin: () => Promise<T>): Promise<T> {
      const earlier = works.get(key) as Promise<T> | undefined;
      if (earlier) return earlier;
      const mine: Promise<T> = begin().finally(() => {
        if (works.get(key) === mine) works.delete(key);
      });
      works.set(key, mine);
      return mine;
    },
    running: (key) => works.get(key),
    forget: () => works.clear(),
  };
}

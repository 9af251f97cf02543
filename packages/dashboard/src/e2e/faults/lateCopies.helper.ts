/** Delayed requests and answers, which can all be released at once. */
export interface LateCopies {
  /** Resolves after `ms`, or at the next flush. */
  wait(ms: number): Promise<void>;
  /** Sends a copy after `ms`. Its answer is dropped. */
  send(ms: number, copy: () => Promise<unknown>): void;
  /** Releases everything now, and waits for the copies. */
  flush(): Promise<void>;
}

export function createLateCopies(): LateCopies {
  const held = new Set<() => void>();
  const copies = new Set<Promise<unknown>>();
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        held.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      held.add(go);
    });
  return {
    wait,
    send(ms, copy) {
      const sent = wait(ms)
        .then(copy)
        .catch(() => {})
        .finally(() => copies.delete(sent));
      copies.add(sent);
    },
    async flush() {
      for (const go of [...held]) go();
      await Promise.all(copies);
    },
  };
}

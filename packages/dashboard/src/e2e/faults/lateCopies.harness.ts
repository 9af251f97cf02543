/** Everything that the network holds back, so that it can be let go at once. */
export interface LateCopies {
  /** Resolves after `ms`, or when all is flushed. */
  wait(ms: number): Promise<void>;
  /** Sends a copy after `ms`; its answer is dropped. */
  send(ms: number, copy: () => Promise<unknown>): void;
  /** Lets everything go now and waits for it. */
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

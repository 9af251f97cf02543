import type { Platform } from '../platform/platform.ts';

/** Releases the lock of a purchase, so that another tab may acquire it. */
export type ReleaseLock = () => void;

/** This tab's lock on one purchase: only the tab that has it may conclude that the server never had the purchase. */
export interface TabLock {
  /** Acquires it where it is free. `fallback` is the answer where locks are not supported (no Web Locks here). */
  acquire(fallback: boolean): Promise<boolean>;
  release(): void;
}

/** `releaseLock` where the lock was acquired earlier, when the purchase was journaled. */
export function createTabLock(platform: Platform, key: string, releaseLock: ReleaseLock | null): TabLock {
  let acquired = releaseLock;
  return {
    async acquire(fallback) {
      if (acquired) return true;
      const result = await platform.lockForTab(key);
      if (result) acquired = result;
      return result === undefined ? fallback : result !== null;
    },
    release() {
      acquired?.();
      acquired = null;
    },
  };
}

import type { Platform } from '../platform/platform.ts';

/** Releases the lock of a purchase, so that another tab can acquire it. */
export type ReleaseLock = () => void;

/** This tab's lock on one purchase. Only the tab with the lock may conclude that the server never had the purchase. */
export interface TabLock {
  /** Acquires the lock if it is free. Resolves with `fallback` if locks are not supported (no Web Locks). */
  acquire(fallback: boolean): Promise<boolean>;
  release(): void;
}

/** Creates the lock. `releaseLock` is set if the lock was acquired earlier, when the purchase was journaled. */
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

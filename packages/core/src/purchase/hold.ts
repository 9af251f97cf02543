import type { Platform } from '../platform/platform.ts';

/** Lets go of a purchase, so that another tab may take it. */
export type Release = () => void;

/** This tab's hold on one purchase: only who holds it may conclude that the server never had it. */
export interface Hold {
  /** Takes it where it is free. `otherwise` is the answer where nobody can tell (no Web Locks here). */
  take(otherwise: boolean): Promise<boolean>;
  letGo(): void;
}

/** `release` where the hold was taken before, when the purchase was written down. */
export function createHold(platform: Platform, key: string, release: Release | null): Hold {
  let held = release;
  return {
    async take(otherwise) {
      if (held) return true;
      const taken = await platform.own(key);
      if (taken) held = taken;
      return taken === undefined ? otherwise : taken !== null;
    },
    letGo() {
      held?.();
      held = null;
    },
  };
}

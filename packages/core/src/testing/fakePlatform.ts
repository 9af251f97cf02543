import { defaultPlatform } from '../platform/defaultPlatform.ts';
import type { Platform } from '../platform/platform.ts';
import { memoryJournal } from '../purchase/journal.ts';
import { memorySessionStorage } from '../session/storage.ts';

/** A platform whose network, sleep and tabs a test holds in its hand. Clocks and timers are the process's own. */
export interface FakePlatform extends Platform {
  /** What the device says of its network; a change to true wakes, as a browser's `online` event does. */
  setOnline(isOnline: boolean): void;
  /** The tab is shown, or thawed. */
  wake(): void;
  /** Who holds which purchase; the same set given to two platforms makes them two tabs of one browser. */
  readonly locks: Set<string>;
  /** Ends the tab as a killed app does: what it held is free. */
  kill(): void;
}

/** Everything in memory, nobody else there, no jitter; `change` replaces parts, `locks` joins the tabs of one browser. */
export function fakePlatform(change: Partial<Platform> & { locks?: Set<string> } = {}): FakePlatform {
  const { locks = new Set<string>(), ...parts } = change;
  const wakers = new Set<() => void>();
  const mine = new Set<string>();
  let online = true;
  const wake = () => {
    for (const waker of [...wakers]) waker();
  };
  return {
    ...defaultPlatform(),
    fetch: () => Promise.reject(new TypeError('There is no network in this test')),
    sessionStorage: memorySessionStorage(),
    journal: memoryJournal(),
    random: () => 0.5,
    isOnline: () => online,
    onWake(listener) {
      wakers.add(listener);
      return () => void wakers.delete(listener);
    },
    async own(key) {
      if (locks.has(key)) return null;
      locks.add(key);
      mine.add(key);
      return () => {
        if (mine.delete(key)) locks.delete(key);
      };
    },
    ...parts,
    locks,
    wake,
    setOnline(isOnline) {
      online = isOnline;
      if (isOnline) wake();
    },
    kill() {
      for (const key of mine) locks.delete(key);
      mine.clear();
    },
  };
}

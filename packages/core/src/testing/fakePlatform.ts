import { createMemoryJournal } from '../journal/journal.ts';
import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import type { Platform } from '../platform/platform.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createMemoryTextStorage } from '../shared/textStorage.ts';

/** A platform whose network, sleep and tabs are controlled by the test. Clocks and timers are the process's own. */
export interface FakePlatform extends Platform {
  /** Sets the device's network state; a change to true wakes the platform, as a browser's `online` event does. */
  setOnline(isOnline: boolean): void;
  /** Simulates that the tab is shown, or thawed. */
  wake(): void;
  /** The locked purchases. Two platforms with the same set are two tabs of one browser. */
  readonly locks: Set<string>;
  /** The listeners for journal changes. Two platforms with the same set are two tabs of one browser. */
  readonly tabs: Set<(key: string) => void>;
  /** Ends the tab as a killed app would: its locks are released. */
  kill(): void;
}

/** Options of `createFakePlatform`: parts of a platform, and the state that tabs of one browser share. */
type FakePlatformChange = Partial<Platform> & Partial<Pick<FakePlatform, 'locks' | 'tabs'>>;

/** Creates a platform in memory with a single tab and no jitter. `change` replaces parts; `locks` and `tabs` connect tabs. */
export function createFakePlatform(change: FakePlatformChange = {}): FakePlatform {
  const { locks = new Set<string>(), tabs = new Set<(key: string) => void>(), ...parts } = change;
  const listening = new Set<(key: string) => void>();
  const wakers = new Set<() => void>();
  const mine = new Set<string>();
  let online = true;
  const wake = () => {
    for (const waker of [...wakers]) waker();
  };
  return {
    ...createDefaultPlatform(),
    fetch: () => Promise.reject(new TypeError('There is no network in this test')),
    sessionStorage: createMemorySessionStorage(),
    journal: createMemoryJournal(),
    missingCallsStorage: createMemoryTextStorage(),
    noticeMarksStorage: createMemoryTextStorage(),
    unsentPrintsStorage: createMemoryTextStorage(),
    random: () => 0.5,
    isOnline: () => online,
    onWake(listener) {
      wakers.add(listener);
      return () => void wakers.delete(listener);
    },
    async lockForTab(key) {
      if (locks.has(key)) return null;
      locks.add(key);
      mine.add(key);
      return () => {
        if (mine.delete(key)) locks.delete(key);
      };
    },
    announceJournalChange(key) {
      for (const listener of [...tabs]) if (!listening.has(listener)) queueMicrotask(() => listener(key));
    },
    onJournalChange(listener) {
      const own = (key: string) => listener(key);
      listening.add(own);
      tabs.add(own);
      return () => {
        listening.delete(own);
        tabs.delete(own);
      };
    },
    ...parts,
    locks,
    tabs,
    wake,
    setOnline(isOnline) {
      online = isOnline;
      if (isOnline) wake();
    },
    kill() {
      for (const key of mine) locks.delete(key);
      mine.clear();
      for (const listener of listening) tabs.delete(listener);
      listening.clear();
    },
  };
}

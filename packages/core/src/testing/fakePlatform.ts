import { createMemoryJournal } from '../journal/journal.ts';
import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import type { Platform } from '../platform/platform.ts';
import { createMemorySessionStorage } from '../platform/sessionStorage.ts';
import { createMemoryTextStorage } from '../platform/textStorage.ts';

/** A platform whose network, sleep and tabs a test holds in its hand. Clocks and timers are the process's own. */
export interface FakePlatform extends Platform {
  /** What the device says of its network; a change to true wakes, as a browser's `online` event does. */
  setOnline(isOnline: boolean): void;
  /** The tab is shown, or thawed. */
  wake(): void;
  /** Who holds which purchase; the same set given to two platforms makes them two tabs of one browser. */
  readonly locks: Set<string>;
  /** Who listens for changes of the journal; the same set given to two platforms makes them two tabs of one browser. */
  readonly tabs: Set<(key: string) => void>;
  /** Ends the tab as a killed app does: what it held is free. */
  kill(): void;
}

/** What `createFakePlatform` is given: parts of a platform, and what the tabs of one browser share. */
type FakePlatformChange = Partial<Platform> & Partial<Pick<FakePlatform, 'locks' | 'tabs'>>;

/** Everything in memory, no other tab, no jitter; `change` replaces parts, `locks` and `tabs` join tabs. */
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

import type { PurchaseJournal } from '../journal/journal.ts';
import type { SessionStorage } from './sessionStorage.ts';
import type { TextStorage } from './textStorage.ts';

/** What sending a call needs. */
export interface Network {
  readonly fetch: typeof fetch;
  /** False only where the device says that it is offline. True proves nothing. */
  isOnline(): boolean;
}

/** All that core asks of the place it runs in. A test, a server or an unusual host gives another one. */
export interface Platform extends Network {
  /** Where a signed-in agent is remembered. */
  readonly sessionStorage: SessionStorage;
  /** Where it is remembered how the dashboard looks on this device. */
  readonly preferencesStorage: TextStorage;
  /** Where it is remembered, until this tab is closed or the agent signs out, which calls the server lacks. */
  readonly missingCallsStorage: TextStorage;
  /** Where it is remembered which notices were read and kept, for a server that does not. Left out: on this device. */
  readonly noticeMarksStorage?: TextStorage;
  /** Where the prints of pins stand that the server has not counted yet. Left out: on this device. */
  readonly unsentPrintsStorage?: TextStorage;
  /** Where a purchase is written down before it leaves. Null: in this device's own database, opened when a page sells. */
  readonly journal: PurchaseJournal | null;
  /** Wall clock, ms since 1970. Compared only across reloads. */
  now(): number;
  /** Monotonic clock in ms, for durations: an agent's phone may jump by two days. */
  elapsed(): number;
  /** Resolves after `ms`, or at once when the signal fires. Never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** A new key for a purchase: a random UUID. */
  newKey(): string;
  /** 0 to 1, for jitter only. */
  random(): number;
  /** Calls back when it is worth asking the server again: back online, the tab shown or thawed. Returns the way to stop. */
  onWake(listener: () => void): () => void;
  /**
   * Locks a purchase for this tab and gives the way to release it. `null`: another live tab has the lock. `undefined`:
   * locks are not supported (no Web Locks here).
   */
  lockForTab(key: string): Promise<(() => void) | null | undefined>;
  /** Tells the other tabs, and other clients of this page, that the journal's line about this purchase has changed. */
  announceJournalChange(key: string): void;
  /**
   * Calls back when one of them says so, with the purchase's key; null where it may be any. Where tabs can't tell each
   * other, it calls back every 1.5 s. Returns the way to stop.
   */
  onJournalChange(listener: (key: string | null) => void): () => void;
}

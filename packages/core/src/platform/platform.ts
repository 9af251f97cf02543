import type { Network } from '../http/send.ts';
import type { PurchaseJournal } from '../journal/journal.ts';
import type { SessionStorage } from '../session/sessionStorage.ts';
import type { Clock } from '../shared/clock.ts';
import type { TextStorage } from '../shared/textStorage.ts';

/** Everything that core needs from its environment. Tests, servers and unusual hosts can pass their own. */
export interface Platform extends Network, Clock {
  /** Stores the session of the signed-in agent. */
  readonly sessionStorage: SessionStorage;
  /** Stores the dashboard's settings on this device. */
  readonly preferencesStorage: TextStorage;
  /** Stores which calls the server lacks, until the tab closes or the agent signs out. */
  readonly missingCallsStorage: TextStorage;
  /** Stores which notices were read and kept, for servers that do not. Default: on this device. */
  readonly noticeMarksStorage?: TextStorage;
  /** Stores the prints of pins that the server has not counted yet. Default: on this device. */
  readonly unsentPrintsStorage?: TextStorage;
  /** Stores each purchase before it is sent. `null`: IndexedDB of this device, opened when a page sells. */
  readonly journal: PurchaseJournal | null;
  /** Monotonic clock in ms, for durations: a phone's wall clock may jump by two days. */
  elapsed(): number;
  /** Creates a key for a purchase: a random UUID. */
  newKey(): string;
  /** A number from 0 to 1, for jitter only. */
  random(): number;
  /** Calls the listener when a requery may help: back online, or the tab is shown or thawed. Returns a function that unsubscribes. */
  onWake(listener: () => void): () => void;
  /**
   * Locks a purchase for this tab and resolves with a function that releases the lock. `null`: another live tab has the
   * lock. `undefined`: locks are not supported (no Web Locks).
   */
  lockForTab(key: string): Promise<(() => void) | null | undefined>;
  /** Notifies the other tabs, and other clients of this page, that the journal entry of this purchase has changed. */
  announceJournalChange(key: string): void;
  /**
   * Calls the listener when another tab or client announces a change, with the purchase's key, or `null` for any
   * purchase. If tabs can't notify each other, calls it every 1.5 s. Returns a function that unsubscribes.
   */
  onJournalChange(listener: (key: string | null) => void): () => void;
}

import { type ReadonlySignal, signal } from '@preact/signals-core';
import { HOUR } from '../format/duration.ts';
import type { Intent } from '../journal/intent.ts';
import { type JournalEntry, newEntry } from '../journal/journal.ts';
import { journalPurchase, reassignPurchases } from './tracker/journalPurchase.ts';
import type { ReleaseLock } from './tracker/purchaseRequests.ts';
import { PurchaseTracker } from './tracker/tracker.ts';
import type { TrackerPorts } from './tracker/trackerPorts.ts';
import { isEnded } from './tracker/trackerState.ts';

/** The result of beginning a purchase: its tracker, or the earlier purchase that it may duplicate. */
export type JournalAndSendResult =
  | { readonly kind: 'following'; readonly tracker: PurchaseTracker }
  | { readonly kind: 'duplicate'; readonly earlier: JournalEntry }
  /** The purchase could not be journaled, so it was not sent and never will be: its key is given up. */
  | { readonly kind: 'not-journaled' };

/** The purchases of the signed-in agent that this tab follows. */
export interface PurchaseRegistry {
  /** The agent of the purchases; `null` while no agent is signed in. */
  readonly agent: ReadonlySignal<string | null>;
  /** Newest last. An ended purchase stays until it is dismissed, so that no result is missed. */
  readonly trackers: ReadonlySignal<readonly PurchaseTracker[]>;
  /** Resolves with false if the journal does not survive the app: the agent is asked to keep the page open. */
  isDurable(): Promise<boolean>;
  /** Journals the intent and sends it, with the `pin` if one was typed. `again`: the agent confirmed a second purchase. */
  journalAndSend(intent: Intent, again: boolean, pin?: string): Promise<JournalAndSendResult>;
  /** Follows an earlier entry, such as one of another tab. */
  follow(entry: JournalEntry): PurchaseTracker;
  /**
   * Removes a purchase from forms, because the agent has seen its result or continues while it is open. An open
   * purchase stays in `trackers`, and stays there when it ends, because the page must still show its result.
   */
  dismiss(tracker: PurchaseTracker): void;
  isDismissed(tracker: PurchaseTracker): boolean;
  /** Follows all open purchases of this agent, after a start or a sign-in. */
  resume(agentId: string): Promise<void>;
  /** Stops following all purchases (signed out, page closed). The journal keeps the open ones. */
  stop(): void;
}

/** The trackers of this tab, one for each purchase, newest last. */
interface TrackerList {
  readonly trackers: ReadonlySignal<readonly PurchaseTracker[]>;
  /** Returns the tracker of this entry: the running one, else a new one, which is started. */
  follow(
    entry: JournalEntry,
    isResumed: boolean,
    releaseLock?: ReleaseLock | null,
    pin?: string,
  ): PurchaseTracker;
  isDismissed(tracker: PurchaseTracker): boolean;
  dismiss(tracker: PurchaseTracker): void;
  stop(): void;
}

function createTrackerList(ports: TrackerPorts): TrackerList {
  const trackers = signal<readonly PurchaseTracker[]>([]);
  const dismissed = new WeakSet<PurchaseTracker>();
  return {
    trackers,
    follow(entry, isResumed, releaseLock = null, pin) {
      const known = trackers.peek().find((tracker) => tracker.entry.key === entry.key);
      if (known) return known;
      const tracker = new PurchaseTracker(entry, ports, isResumed, releaseLock, pin);
      trackers.value = [...trackers.peek(), tracker];
      tracker.run();
      return tracker;
    },
    isDismissed: (tracker) => dismissed.has(tracker),
    dismiss(tracker) {
      dismissed.add(tracker);
      if (isEnded(tracker.state.peek())) tracker.stop();
      // A new array even if the open purchase stays in it, so that readers of `isDismissed` are updated.
      trackers.value = trackers.peek().filter((other) => other !== tracker || !isEnded(other.state.peek()));
    },
    stop() {
      for (const tracker of trackers.peek()) tracker.stop();
      trackers.value = [];
    },
  };
}

/**
 * How long ended entries are kept, in ms: to detect accidental duplicates, and for other tabs. Longer than any jump of
 * a phone's clock, so that no jump makes a recent ending look old.
 */
const KEEP_ENDED = 72 * HOUR;

export function createPurchaseRegistry(ports: TrackerPorts): PurchaseRegistry {
  const { journal, now, lockForTab } = ports.platform;
  const { trackers, follow, dismiss, isDismissed, stop } = createTrackerList(ports);
  const agent = signal<string | null>(null);
  /** Keys that this tab is journaling or has given up: an earlier tab did not leave them open. */
  const beginning = new Set<string>();
  /** Keys that were given up before anything was sent. */
  const unsent = new Set<string>();

  return {
    agent,
    trackers,
    dismiss,
    isDismissed,
    isDurable: () => journal.isDurable(),
    follow: (entry) => follow(entry, true),
    async journalAndSend(intent, again, pin) {
      const agentId = agent.peek();
      if (agentId === null) return { kind: 'not-journaled' };
      const entry = newEntry(intent, agentId, now());
      // Locked before the entry is written, so that another tab that finds the entry does not treat it as abandoned.
      beginning.add(intent.key);
      const releaseLock = (await lockForTab(intent.key).catch(() => null)) ?? null;
      try {
        const isOwn = () => agent.peek() === agentId;
        const earlier = await journalPurchase({ entry, again, isOwn, unsent }, ports.platform);
        beginning.delete(intent.key);
        if (!earlier) {
          const tracker = follow({ ...entry, phase: 'sent' }, false, releaseLock, pin);
          return { kind: 'following', tracker };
        }
        releaseLock?.();
        return { kind: 'duplicate', earlier };
      } catch {
        unsent.add(intent.key);
        releaseLock?.();
        return { kind: 'not-journaled' };
      }
    },
    async resume(agentId) {
      agent.value = agentId;
      const entries = await journal.entriesOf(agentId).catch(() => []);
      if (agent.peek() !== agentId) return;
      const old = entries.filter((entry) => entry.phase === 'ended' && now() - entry.changedAt > KEEP_ENDED);
      for (const entry of entries)
        if (entry.phase !== 'ended' && !beginning.has(entry.key)) follow(entry, true);
      await reassignPurchases(trackers.peek(), agentId, ports.platform).catch(() => {});
      if (old.length > 0) await journal.remove(old.map((entry) => entry.key)).catch(() => {});
    },
    stop() {
      agent.value = null;
      stop();
    },
  };
}

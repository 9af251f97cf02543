import { type ReadonlySignal, signal } from '@preact/signals-core';
import { HOUR } from '../format/duration.ts';
import type { Intent } from '../journal/intent.ts';
import { type JournalEntry, newEntry } from '../journal/journal.ts';
import { adoptPurchases, journalPurchase } from './journalPurchase.ts';
import type { PurchaseTracker } from './tracker.ts';
import { createTrackerList } from './trackerList.ts';
import type { TrackerPorts } from './trackerPorts.ts';

/** What beginning a purchase gives: its tracker, or the earlier sale that it may repeat by mistake. */
export type BeginResult =
  | { readonly kind: 'following'; readonly tracker: PurchaseTracker }
  | { readonly kind: 'duplicate'; readonly earlier: JournalEntry }
  /** The purchase could not be journaled, so it was not sent and never will be: its key is given up. */
  | { readonly kind: 'not-journaled' };

/** Every purchase of the signed-in agent that is followed in this tab. */
export interface PurchaseRegistry {
  /** The agent it belongs to; `null` while no agent is signed in. */
  readonly agent: ReadonlySignal<string | null>;
  /** Newest last. An ended one stays until it is dismissed, so that a result is never missed. */
  readonly trackers: ReadonlySignal<readonly PurchaseTracker[]>;
  /** False where the journal does not survive the app: the agent is asked to keep the page open. */
  isDurable(): Promise<boolean>;
  /**
   * Writes the intent down and sends it, with the `pin` where one was typed. `again`: the agent was asked and wants a
   * second one.
   */
  begin(intent: Intent, again: boolean, pin?: string): Promise<BeginResult>;
  /** Follows an earlier entry, such as one that another tab began. */
  follow(entry: JournalEntry): PurchaseTracker;
  /**
   * The agent is done with this result, or goes on selling while it is open: forms show it no more. One that is open
   * stays in `trackers`, and stays there when it ends: the page still has to say what became of it.
   */
  dismiss(tracker: PurchaseTracker): void;
  isDismissed(tracker: PurchaseTracker): boolean;
  /** Takes up everything that this agent left open, after a start or a sign-in. */
  resume(agentId: string): Promise<void>;
  /** Follows nothing any more (signed out, page closed). The journal keeps what is open. */
  stop(): void;
}

/**
 * Ended entries are kept this long, in ms: to recognise a slip of the finger, and for other tabs. Longer than a phone's
 * clock jumps by, so that a jump makes nothing look old that has just ended.
 */
const KEEP_ENDED = 72 * HOUR;

export function createPurchaseRegistry(ports: TrackerPorts): PurchaseRegistry {
  const { journal, now, lockForTab } = ports.platform;
  const { trackers, follow, dismiss, isDismissed, stop } = createTrackerList(ports);
  const agent = signal<string | null>(null);
  /** Keys that this tab is journaling or has given up: not left open by an earlier tab. */
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
    async begin(intent, again, pin) {
      const agentId = agent.peek();
      if (agentId === null) return { kind: 'not-journaled' };
      const entry = newEntry(intent, agentId, now());
      // Held before the first word is written: another tab that finds the entry must not take it for abandoned.
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
      await adoptPurchases(trackers.peek(), agentId, ports.platform).catch(() => {});
      if (old.length > 0) await journal.remove(old.map((entry) => entry.key)).catch(() => {});
    },
    stop() {
      agent.value = null;
      stop();
    },
  };
}

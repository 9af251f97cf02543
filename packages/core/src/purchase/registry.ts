import { type ReadonlySignal, signal } from '@preact/signals-core';
import { HOUR } from '../format/duration.ts';
import type { Intent } from '../journal/intent.ts';
import { findDuplicate, type JournalEntry, newEntry } from '../journal/journal.ts';
import type { ReleaseLock } from './tabLock.ts';
import { PurchaseTracker } from './tracker.ts';
import type { TrackerPorts } from './trackerPorts.ts';
import { isEnded } from './trackerState.ts';

/** What beginning a purchase gives: someone following it, or the earlier sale that it may repeat by mistake. */
export type BeginResult =
  | { readonly kind: 'following'; readonly tracker: PurchaseTracker }
  | { readonly kind: 'duplicate'; readonly earlier: JournalEntry }
  /** It could not be written down, so it did not leave. */
  | { readonly kind: 'not-journaled' };

/** Every purchase of the signed-in agent that is followed in this tab. */
export interface PurchaseRegistry {
  /** The agent it belongs to; `null` while no agent is signed in. */
  readonly agent: ReadonlySignal<string | null>;
  /** Newest last. An ended one stays until it is set dismissed, so that a result is never missed. */
  readonly trackers: ReadonlySignal<readonly PurchaseTracker[]>;
  /** False where the journal does not survive the app: the agent is asked to keep the page open. */
  isDurable(): Promise<boolean>;
  /** Writes the intent down and sends it. `again`: the agent was asked and wants a second one. */
  begin(intent: Intent, again: boolean): Promise<BeginResult>;
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
  const trackers = signal<readonly PurchaseTracker[]>([]);
  const agent = signal<string | null>(null);
  const dismissed = new WeakSet<PurchaseTracker>();
  /** Being written down by this tab right now: not left open by anybody. */
  const beginning = new Set<string>();

  function start(
    entry: JournalEntry,
    isResumed: boolean,
    releaseLock: ReleaseLock | null = null,
  ): PurchaseTracker {
    const known = trackers.peek().find((tracker) => tracker.entry.key === entry.key);
    if (known) return known;
    const tracker = new PurchaseTracker(entry, ports, isResumed, releaseLock);
    trackers.value = [...trackers.peek(), tracker];
    tracker.run();
    return tracker;
  }
  function stop(): void {
    agent.value = null;
    for (const tracker of trackers.peek()) tracker.stop();
    trackers.value = [];
  }
  /** Writes the entry down in both phases; the earlier sale where one stands in the way. */
  async function write(entry: JournalEntry, again: boolean): Promise<JournalEntry | 'written'> {
    const earlier = await journal.claim(entry, (entries) =>
      again ? null : findDuplicate(entries, entry.intent, entry.agentId, now()),
    );
    if (earlier) return earlier;
    try {
      await journal.put({ ...entry, phase: 'sent', changedAt: now() });
      // Another agent may have signed in meanwhile, who must not pay for this purchase.
      if (agent.peek() === entry.agentId) return 'written';
      throw new Error('The session ended');
    } catch (cause) {
      await journal.remove([entry.key]);
      throw cause;
    }
  }
  /** The server named the agent only after a sale had begun: the next start must find it under that name. */
  async function adopt(agentId: string): Promise<void> {
    for (const tracker of trackers.peek()) {
      if (tracker.entry.agentId === agentId || isEnded(tracker.state.peek())) continue;
      const named: JournalEntry = { ...tracker.entry, agentId, phase: 'sent', changedAt: now() };
      // What another tab ended meanwhile stays ended.
      const isOver = ({ key, phase }: JournalEntry) => key === named.key && phase === 'ended';
      await journal.claim(named, (entries) => entries.find(isOver) ?? null);
      tracker.rename(agentId);
    }
  }
  return {
    agent,
    trackers,
    stop,
    isDurable: () => journal.isDurable(),
    async begin(intent, again) {
      const agentId = agent.peek();
      if (agentId === null) return { kind: 'not-journaled' };
      const entry = newEntry(intent, agentId, now());
      // Held before the first word is written: another tab that finds the entry must not take it for abandoned.
      beginning.add(intent.key);
      const releaseLock = (await lockForTab(intent.key).catch(() => null)) ?? null;
      try {
        const written = await write(entry, again);
        if (written === 'written')
          return { kind: 'following', tracker: start({ ...entry, phase: 'sent' }, false, releaseLock) };
        releaseLock?.();
        return { kind: 'duplicate', earlier: written };
      } catch {
        releaseLock?.();
        return { kind: 'not-journaled' };
      } finally {
        beginning.delete(intent.key);
      }
    },
    follow: (entry) => start(entry, true),
    dismiss(tracker) {
      dismissed.add(tracker);
      if (isEnded(tracker.state.peek())) tracker.stop();
      trackers.value = trackers.peek().filter((other) => other !== tracker || !isEnded(other.state.peek()));
    },
    isDismissed: (tracker) => dismissed.has(tracker),
    async resume(agentId) {
      agent.value = agentId;
      const entries = await journal.entriesOf(agentId).catch(() => []);
      if (agent.peek() !== agentId) return;
      const old = entries.filter((entry) => entry.phase === 'ended' && now() - entry.changedAt > KEEP_ENDED);
      for (const entry of entries)
        if (entry.phase !== 'ended' && !beginning.has(entry.key)) start(entry, true);
      await adopt(agentId).catch(() => {});
      if (old.length > 0) await journal.remove(old.map((entry) => entry.key)).catch(() => {});
    },
  };
}

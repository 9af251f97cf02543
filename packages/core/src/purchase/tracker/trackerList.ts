import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { JournalEntry } from '../../journal/journal.ts';
import type { ReleaseLock } from '../tabLock.ts';
import { PurchaseTracker } from './tracker.ts';
import type { TrackerPorts } from './trackerPorts.ts';
import { isEnded } from './trackerState.ts';

/** The trackers of this tab, one for each purchase, newest last. */
export interface TrackerList {
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

export function createTrackerList(ports: TrackerPorts): TrackerList {
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

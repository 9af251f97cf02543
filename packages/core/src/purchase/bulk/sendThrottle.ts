import { type ReadonlySignal, signal } from '@preact/signals-core';
import { MINUTE, SECOND } from '../../format/duration.ts';
import type { PurchaseJournal } from '../../journal/journal.ts';
import type { Platform } from '../../platform/platform.ts';

/** The cause of a pause that needs no agent: the network, or a rate limit until a time (ms since 1970). */
export type Waiting = { readonly kind: 'offline' } | { readonly kind: 'limited'; readonly until: number };

/** Decides when the next row may be sent. */
export interface SendThrottle {
  readonly waiting: ReadonlySignal<Waiting | null>;
  /** True while no row may be sent; calls `onOver` when one may. */
  mustWait(): boolean;
  /** Sets the pause that the server requested, in ms. */
  limit(ms: number): void;
}

/** How often the network is checked while the device reports that it is offline, in ms, if no wake comes first. */
const ONLINE_POLL_MS = 5 * SECOND;

export function createSendThrottle(
  platform: Platform,
  onOver: () => void,
  stopped: AbortSignal,
): SendThrottle {
  const waiting = signal<Waiting | null>(null);
  let notBefore = 0;
  return {
    waiting,
    limit(ms) {
      notBefore = Math.max(notBefore, platform.elapsed() + ms);
    },
    mustWait() {
      const left = notBefore - platform.elapsed();
      const isOnline = platform.isOnline();
      if (isOnline && left <= 0) {
        waiting.value = null;
        return false;
      }
      const isWaiting = waiting.peek() !== null;
      waiting.value = isOnline ? { kind: 'limited', until: platform.now() + left } : { kind: 'offline' };
      if (!isWaiting)
        void platform.wait(isOnline ? left : ONLINE_POLL_MS, stopped).then(() => {
          waiting.value = null;
          onOver();
        });
      return true;
    },
  };
}

/** How long ended rows stay in the journal, to detect accidental duplicates, in ms: longer than `findDuplicate` looks back. */
const JOURNALED_FOR = MINUTE;
/** The minimum number of entries that is worth a transaction. */
const AT_LEAST = 20;

/**
 * Removes ended rows from the journal after a while, because each purchase reads the whole journal and the batch has their
 * result. Returns a function that is called with each ended key.
 */
export function createJournalTrim(
  platform: Platform & { readonly journal: PurchaseJournal },
): (key: string) => Promise<void> {
  const endedAt = new Map<string, number>();
  return async (key) => {
    endedAt.set(key, platform.elapsed());
    const old = [...endedAt].filter(([, at]) => platform.elapsed() - at > JOURNALED_FOR);
    if (old.length < AT_LEAST) return;
    for (const [ended] of old) endedAt.delete(ended);
    await platform.journal.remove(old.map(([ended]) => ended)).catch(() => {});
  };
}

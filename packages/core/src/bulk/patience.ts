import { type ReadonlySignal, signal } from '@preact/signals-core';
import { MINUTE, SECOND } from '../format/duration.ts';
import type { PurchaseJournal } from '../journal/journal.ts';
import type { Platform } from '../platform/platform.ts';

/** What a running batch waits for without the agent: the network, or a moment that the server named (ms since 1970). */
export type Waiting = { readonly kind: 'offline' } | { readonly kind: 'limited'; readonly until: number };

/** When the next row may leave. */
export interface Patience {
  readonly waiting: ReadonlySignal<Waiting | null>;
  /** True while nothing may leave; `onOver` is called when it may. */
  mustWait(): boolean;
  /** The server asked for a pause, in ms. */
  limit(ms: number): void;
}

/** How often the network is looked at while the device says that there is none, in ms; a wake comes first. */
const LOOK_AGAIN = 5 * SECOND;

export function createPatience(platform: Platform, onOver: () => void, stopped: AbortSignal): Patience {
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
        void platform.wait(isOnline ? left : LOOK_AGAIN, stopped).then(() => {
          waiting.value = null;
          onOver();
        });
      return true;
    },
  };
}

/** How long ended rows stay in the journal, to recognise a slip of the finger, in ms: longer than its rule looks back. */
const JOURNALED_FOR = MINUTE;
/** As many as are worth a transaction. */
const AT_LEAST = 20;

/**
 * The journal is read as a whole at each sale, so what has ended in a batch leaves it after a while: its row has it. Gives
 * back what is told of each key that has ended.
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

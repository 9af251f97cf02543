import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Client,
  createClient,
  memorySessionStorage,
  type Platform,
  type PurchaseJournal,
  type StoredSession,
} from '@oja/core';

/** How many of a client's seconds pass in one of ours. */
export const HASTE = 20;

/** A client in Node, as a phone would run it, whose clock runs HASTE times as fast. */
export interface FastClient {
  readonly client: Client;
  /** What a phone says when it is back online, or shown again. */
  wake(): void;
}

interface Settings {
  readonly apiBase: string;
  readonly session: StoredSession;
  /** Survives the client, as on a phone: give it to the next one to play a restart. */
  readonly journal: PurchaseJournal;
  readonly random: () => number;
  readonly fetch: typeof fetch;
}

export function fastClient({ apiBase, session, journal, random, fetch }: Settings): FastClient {
  const listeners = new Set<() => void>();
  const sessionStorage = memorySessionStorage();
  sessionStorage.write(session);
  const began = Date.now();
  const platform: Partial<Platform> = {
    sessionStorage,
    journal,
    random,
    fetch,
    now: () => began + (Date.now() - began) * HASTE,
    elapsed: () => performance.now() * HASTE,
    wait: (ms, signal) => sleep(ms / HASTE, undefined, signal ? { signal } : {}).catch(() => {}),
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    client: createClient({ apiBase, dedupe: 'supported', platform }),
    wake() {
      for (const listener of listeners) listener();
    },
  };
}

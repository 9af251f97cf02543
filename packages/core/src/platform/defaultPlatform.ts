import { createJournalChannel } from '../journal/journalChannel.ts';
import { createPageSessionStorage, type PageStorage, SESSION_KEY } from '../session/pageSessionStorage.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { findIndexedDb } from '../shared/database/findIndexedDb.ts';
import { createMemoryTextStorage, type TextStorage } from '../shared/textStorage.ts';
import type { Platform } from './platform.ts';

/** The globals that a page has and a worker lacks, declared here because core has no DOM types. Node has none of them. */
interface PageGlobals {
  readonly localStorage?: PageStorage;
  readonly sessionStorage?: PageStorage;
  readonly document?: {
    readonly visibilityState: string;
    addEventListener: Listen;
    removeEventListener: Listen;
  };
  readonly addEventListener?: Listen;
  readonly removeEventListener?: Listen;
  readonly navigator?: { readonly onLine?: boolean; readonly locks?: LockManager };
}
type Listen = (type: string, listener: (event: never) => void) => void;
type Target = { readonly addEventListener?: Listen; readonly removeEventListener?: Listen };

const page = globalThis as unknown as PageGlobals;

function listen(target: Target | undefined, type: string, listener: (event: never) => void): () => void {
  target?.addEventListener?.(type, listener);
  return () => target?.removeEventListener?.(type, listener);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}

function onWake(listener: () => void): () => void {
  const stops = [
    listen(page, 'online', listener),
    // From the back/forward cache. The first `pageshow` does not wake, because everything is being loaded anyway.
    listen(page, 'pageshow', ({ persisted }: { readonly persisted: boolean }) => persisted && listener()),
    listen(page.document, 'resume', listener),
    listen(
      page.document,
      'visibilitychange',
      () => page.document?.visibilityState === 'visible' && listener(),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Holds a Web Lock until it is released or this tab closes. */
async function lockForTab(key: string): Promise<(() => void) | null | undefined> {
  const locks = page.navigator?.locks;
  if (!locks) return undefined;
  return new Promise((resolve) => {
    locks
      .request(`oja-purchase:${key}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(undefined));
  });
}

/** A random UUID. `randomUUID` is missing on a page without https, and in a WebView before 2021. */
const createKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // A 0 or 1 becomes fully random; of the 8, two bits are random.
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/** In a sandboxed frame, reading the property itself throws. */
function read<T>(property: () => T): T | undefined {
  try {
    return property();
  } catch {
    return undefined;
  }
}

function sessionStorage() {
  const storage = read(() => page.localStorage);
  if (!storage || !page.document) return createMemorySessionStorage();
  return createPageSessionStorage(storage, (changed) => {
    const stops = [
      listen(page, 'storage', (event: { readonly key: string | null }) => changed(event.key)),
      // No event reaches a page in the back/forward cache, where another tab may have signed out.
      onWake(() => changed(SESSION_KEY)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Stores one text under `key`; in memory if the page has no such storage. */
function textIn(storage: PageStorage | undefined, key: string): TextStorage {
  if (!storage || !page.document) return createMemoryTextStorage();
  return {
    read: () => read(() => storage.getItem(key)) ?? null,
    write: (text) => read(() => storage.setItem(key, text)),
  };
}

/** Stores one text of this device under `key`; in memory if local storage is not available. */
export const deviceText = (key: string): TextStorage =>
  textIn(
    read(() => page.localStorage),
    key,
  );

/** The platform of an embed: on a partner's page it stores no session, no preferences and nothing about the server. */
export function embedPlatform(): Platform {
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    isOnline: () => page.navigator?.onLine !== false,
    sessionStorage: createMemorySessionStorage(),
    preferencesStorage: createMemoryTextStorage(),
    missingCallsStorage: createMemoryTextStorage(),
    journal: null,
    now: () => Date.now(),
    elapsed: () => performance.now(),
    wait,
    newKey: createKey,
    random: () => Math.random(),
    onWake,
    lockForTab,
    ...createJournalChannel(
      Boolean(findIndexedDb()),
      read(() => globalThis.BroadcastChannel),
    ),
  };
}

/** The platform of the current environment: a page, or Node (which stores everything in memory). */
export function createDefaultPlatform(): Platform {
  return {
    ...embedPlatform(),
    sessionStorage: sessionStorage(),
    preferencesStorage: deviceText('oja_preferences'),
    missingCallsStorage: textIn(
      read(() => page.sessionStorage),
      'oja_missing_calls',
    ),
  };
}

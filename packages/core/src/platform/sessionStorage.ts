import * as v from 'valibot';
import { object } from '../schemas/object.ts';
import { type User, userSchema } from '../schemas/user.ts';

/** What is remembered of a session (specification, section 3). */
export interface StoredSession {
  readonly token: string;
  readonly user: User | null;
}

/** Where the session is remembered. Nothing here throws: storage may be blocked, full, or hold junk. */
export interface SessionStorage {
  read(): StoredSession | null;
  /** False when it could not be kept: the session then lives in memory and ends with the page. */
  write(session: StoredSession): boolean;
  clear(): void;
  /** Calls back when another tab signed in, signed out or changed the session. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * The token that the server knows this browser again by, where it gave one out; with `token`, keeps that one. It signs
   * nobody in, and outlives the session.
   */
  device?(token?: string): string | undefined;
}

/** The key given by the specification (section 3). */
export const SESSION_KEY = 'user_session';
const DEVICE_KEY = 'oja_device';

// Pure: an embed remembers no session, and carries none of this.
const storedSchema = /* @__PURE__ */ object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  user: v.optional(v.nullable(userSchema), null),
});

/** Reads what was stored, or null for anything that is not a session. Stored data is untrusted: it only ever signs in to ask the server. */
export function parseStoredSession(json: string | null): StoredSession | null {
  if (!json) return null;
  try {
    const read = v.safeParse(storedSchema, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** A session kept in memory alone: Node, tests, and pages where storage is blocked. */
export function createMemorySessionStorage(): SessionStorage {
  let kept: StoredSession | null = null;
  return {
    read: () => kept,
    write(session) {
      kept = session;
      return true;
    },
    clear() {
      kept = null;
    },
    subscribe: () => () => {},
  };
}

/** What a page's local storage and its `storage` event offer, named here because core has no DOM types. */
export interface PageStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The session in local storage under `user_session`. `onChange` registers for the page's `storage` events. */
export function createPageSessionStorage(
  storage: PageStorage,
  onChange: (listener: (key: string | null) => void) => () => void,
): SessionStorage {
  const quietly = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  const clear = () => quietly(() => storage.removeItem(SESSION_KEY), undefined);
  return {
    read() {
      const json = quietly(() => storage.getItem(SESSION_KEY), null);
      const session = parseStoredSession(json);
      if (json && !session) clear();
      return session;
    },
    write(session) {
      const isWritten = quietly(() => {
        storage.setItem(SESSION_KEY, JSON.stringify({ token: session.token, user: session.user }));
        return true;
      }, false);
      // What did not fit must not leave an older agent's session behind.
      if (!isWritten) clear();
      return isWritten;
    },
    clear,
    // A null key is a `clear()` of the whole storage.
    subscribe: (listener) => onChange((key) => (key === SESSION_KEY || key === null) && listener()),
    device: (token) =>
      quietly(() => {
        if (token) storage.setItem(DEVICE_KEY, token);
        // Cut: junk that was put there must not keep a sign-in from being sent.
        return storage.getItem(DEVICE_KEY)?.slice(0, 99) || undefined;
      }, undefined),
  };
}

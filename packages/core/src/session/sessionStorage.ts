import * as v from 'valibot';
import { object } from '../shared/schemas/object.ts';
import { type User, userSchema } from './userSchema.ts';

/** The stored part of a session (specification, section 3). */
export interface StoredSession {
  readonly token: string;
  readonly user: User | null;
}

/** Stores the session. No method throws: storage may be blocked, full, or have invalid content. */
export interface SessionStorage {
  read(): StoredSession | null;
  /** Returns false if the session could not be stored: it then ends with the page. */
  write(session: StoredSession): boolean;
  clear(): void;
  /** Calls the listener when another tab signs in, signs out or changes the session. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Returns the device token if the server sent one: the server recognises this browser by it. With `token`, stores
   * that token first. It does not sign anyone in, and stays when the session ends.
   */
  device?(token?: string): string | undefined;
}

/** The key that the specification requires (section 3). */
export const SESSION_KEY = 'user_session';
const DEVICE_KEY = 'oja_device';

// Marked as pure, because an embed stores no session and should not include the schema.
const storedSchema = /* @__PURE__ */ object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  user: v.optional(v.nullable(userSchema), null),
});

/** Parses a stored session; `null` if it is invalid. Stored data is untrusted: the server checks its token with every call. */
export function parseStoredSession(json: string | null): StoredSession | null {
  if (!json) return null;
  try {
    const read = v.safeParse(storedSchema, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps a session in memory only: for Node, tests, and pages where storage is blocked. */
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

/** The part of the page's `localStorage` that core uses, declared here because core has no DOM types. */
export interface PageStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Stores the session in local storage under `user_session`. `onChange` registers for the page's `storage` events. */
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
      // If the new session does not fit, an older agent's session must not stay.
      if (!isWritten) clear();
      return isWritten;
    },
    clear,
    // A `null` key means that the whole storage was cleared.
    subscribe: (listener) => onChange((key) => (key === SESSION_KEY || key === null) && listener()),
    device: (token) =>
      quietly(() => {
        if (token) storage.setItem(DEVICE_KEY, token);
        // Cut, because an overlong invalid value would block the sign-in request.
        return storage.getItem(DEVICE_KEY)?.slice(0, 99) || undefined;
      }, undefined),
  };
}

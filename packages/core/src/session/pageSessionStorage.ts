import * as v from 'valibot';
import { object } from '../shared/schemas/object.ts';
import type { SessionStorage, StoredSession } from './sessionStorage.ts';
import { userSchema } from './userSchema.ts';

/** The key that the specification requires (section 3). */
export const SESSION_KEY = 'user_session';
const DEVICE_KEY = 'oja_device';

const storedSchema = object({
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

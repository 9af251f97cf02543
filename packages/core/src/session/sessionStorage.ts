import type { User } from './userSchema.ts';

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

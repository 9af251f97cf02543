import { walletEndpoints } from '../features/wallet/endpoints.ts';
import type { Call } from '../http/transport.ts';
import { createTransport } from '../http/transport.ts';
import { createSession, type Session } from '../session/session.ts';
import type { AuthState } from '../session/sessionState.ts';
import {
  createMemorySessionStorage,
  type SessionStorage,
  type StoredSession,
} from '../session/sessionStorage.ts';
import { createCall } from '../session/tokens.ts';
import { type Answers, createFakeServer, type FakeServer } from './fakeServer.ts';

/** The demo agent as core parses her. */
export const amaka = {
  firstName: 'Amaka',
  lastName: 'Okafor',
  username: 'amaka',
  phone: '08012345678',
  email: 'amaka@example.ng',
};

export const signedOut: AuthState = {
  token: null,
  isLoading: false,
  isAuthenticated: false,
  user: null,
  reset_password: {},
};

/** Storage with the session of an earlier visit. */
export function stored(token = 'a-token', user: StoredSession['user'] = amaka): SessionStorage {
  const storage = createMemorySessionStorage();
  storage.write({ token, user });
  return storage;
}

/** A session with a fake server. */
export interface TestSession {
  readonly session: Session;
  readonly server: FakeServer;
  readonly call: Call;
  state(): AuthState;
}

export function createTestSession(
  answers: Answers,
  storage: SessionStorage = createMemorySessionStorage(),
  isOnline = () => true,
): TestSession {
  const server = createFakeServer(answers);
  const transport = createTransport({
    fetch: server.fetch,
    isOnline,
    wait: async () => {},
    random: () => 0,
    apiBase: '',
    idempotencyHeader: false,
  });
  const session = createSession(transport, storage, walletEndpoints.balance);
  return {
    server,
    session,
    call: createCall(transport, session),
    state: () => session.state.peek(),
  };
}

export interface FakeBrowser {
  tabStorage(): SessionStorage;
  kept(): StoredSession | null;
  settle(): void;
}

/** One browser: its tabs share the stored session, and learn of each other's changes when `settle` is called. */
export function fakeBrowser(): FakeBrowser {
  let kept: StoredSession | null = null;
  const tabs: { listener: (() => void) | null }[] = [];
  let news: (typeof tabs)[number][] = [];
  function tabStorage(): SessionStorage {
    const tab: (typeof tabs)[number] = { listener: null };
    tabs.push(tab);
    const change = (next: StoredSession | null) => {
      if (JSON.stringify(kept) === JSON.stringify(next)) return;
      kept = next;
      news.push(...tabs.filter((other) => other !== tab));
    };
    return {
      read: () => kept,
      write(session) {
        change(session);
        return true;
      },
      clear: () => change(null),
      subscribe(listener) {
        tab.listener = listener;
        return () => {
          tab.listener = null;
        };
      },
    };
  }
  return {
    tabStorage,
    kept: () => kept,
    settle() {
      for (let told = news; told.length > 0; told = news) {
        news = [];
        for (const tab of told) tab.listener?.();
      }
    },
  };
}

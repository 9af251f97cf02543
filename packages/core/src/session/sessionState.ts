import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { SessionStorage } from '../platform/sessionStorage.ts';
import type { User } from '../schemas/user.ts';

/** What is known of a reset under way: the `reset_password` of the specification (section 3). In memory only. */
export interface ResetProgress {
  readonly email?: string;
  /** Names the reset for the next call. */
  readonly reference?: string;
  /** The proof that the OTP was right. Never shown, never stored. */
  readonly resetToken?: string;
}

/** The auth state with the names of the specification (section 3). */
export interface AuthState {
  readonly token: string | null;
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly user: User | null;
  readonly reset_password: ResetProgress;
}

/** Why the agent is no longer signed in: own wish, refused by the server, or signed out in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

const signedOut: AuthState = {
  token: null,
  isLoading: false,
  isAuthenticated: false,
  user: null,
  reset_password: {},
};

/** What the calls of a session write, and its beginning and end. */
export interface SessionState {
  readonly state: Signal<AuthState>;
  readonly ended: Signal<SessionEnd | null>;
  readonly inMemoryOnly: Signal<boolean>;
  readonly token: ReadonlySignal<string | null>;
  begin(token: string, user: User | null): void;
  end(why: SessionEnd): void;
}

/** The signals of a session, and what begins and ends one. */
export function createSessionState(storage: SessionStorage): SessionState {
  const stored = storage.read();
  const state = signal<AuthState>(
    stored ? { ...signedOut, token: stored.token, user: stored.user, isAuthenticated: true } : signedOut,
  );
  const ended = signal<SessionEnd | null>(null);
  const token = computed(() => state.value.token);
  return {
    state,
    ended,
    inMemoryOnly: signal(false),
    token,
    begin(newToken, user) {
      ended.value = null;
      state.value = { ...signedOut, token: newToken, user, isAuthenticated: true };
    },
    end(why) {
      // Another tab may have signed in already: its session is not ours to forget.
      if (why !== 'elsewhere' && (storage.read()?.token ?? token.peek()) === token.peek()) storage.clear();
      ended.value = why;
      state.value = signedOut;
    },
  };
}

/** Applies what another tab does to the stored session. Returns the way to stop. */
export function followOtherTabs(
  { token, inMemoryOnly, begin, end }: SessionState,
  storage: SessionStorage,
): () => void {
  return storage.subscribe(() => {
    const now = storage.read();
    if (now?.token === token.peek()) return;
    // A session that could not be written down is missing there from the beginning.
    if (!now && inMemoryOnly.peek()) return;
    // Another agent may have signed in: what is on screen belongs to the first, so that session ends before the next begins.
    if (token.peek()) end('elsewhere');
    if (!now) return;
    inMemoryOnly.value = false;
    begin(now.token, now.user);
  });
}

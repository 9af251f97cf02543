import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { SessionStorage } from './sessionStorage.ts';
import type { User } from './userSchema.ts';

/** The progress of a password reset: `reset_password` in the specification (section 3). In memory only. */
export interface ResetProgress {
  readonly email?: string;
  /** Identifies the reset in the next call. */
  readonly reference?: string;
  /** Proof that the OTP was right. Never shown, never stored. */
  readonly resetToken?: string;
}

/** The auth state, with the specification's names (section 3). */
export interface AuthState {
  readonly token: string | null;
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly user: User | null;
  readonly reset_password: ResetProgress;
}

/** Why the session ended: the agent signed out, the server refused the token, or another tab signed out. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

const signedOut: AuthState = {
  token: null,
  isLoading: false,
  isAuthenticated: false,
  user: null,
  reset_password: {},
};

/** The signals that the calls of a session write, and the functions that begin and end it. */
export interface SessionState {
  readonly state: Signal<AuthState>;
  readonly ended: Signal<SessionEnd | null>;
  readonly inMemoryOnly: Signal<boolean>;
  readonly token: ReadonlySignal<string | null>;
  begin(token: string, user: User | null): void;
  end(why: SessionEnd): void;
}

/** Creates the signals of a session, and the functions that begin and end it. */
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
      // Another tab may have signed in already: its stored session must stay.
      if (why !== 'elsewhere' && (storage.read()?.token ?? token.peek()) === token.peek()) storage.clear();
      ended.value = why;
      state.value = signedOut;
    },
  };
}

/** Applies changes of the stored session by other tabs. Returns a function that stops. */
export function followOtherTabs(
  { token, inMemoryOnly, begin, end }: SessionState,
  storage: SessionStorage,
): () => void {
  return storage.subscribe(() => {
    const now = storage.read();
    if (now?.token === token.peek()) return;
    // A session that could not be stored was never in storage.
    if (!now && inMemoryOnly.peek()) return;
    // Another agent may have signed in: the screen shows the first agent's data, so that session ends before the next begins.
    if (token.peek()) end('elsewhere');
    if (!now) return;
    inMemoryOnly.value = false;
    begin(now.token, now.user);
  });
}

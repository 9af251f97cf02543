import type { ReadonlySignal } from '@preact/signals-core';
import type { Body } from '../endpoints.ts';
import { hasOwn } from '../platform/hasOwn.ts';
import type { SessionStorage } from '../platform/sessionStorage.ts';
import type { Credentials, PasswordChange, Registration } from '../schemas/user.ts';
import { isUnauthorised, noToken, type Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import type { Transport } from '../transport/transport.ts';
import {
  type AuthState,
  createSessionState,
  followOtherTabs,
  type ResetProgress,
  type SessionEnd,
  type SessionState,
} from './sessionState.ts';
import { createTokenCheck, type TokenCheck } from './tokenCheck.ts';
import type { TokenSource } from './tokens.ts';

/** The calls that answer with a session. */
export type EnterCall = 'login' | 'register' | 'factorSignIn' | 'passkeySignIn';

export interface Session extends TokenSource {
  readonly state: ReadonlySignal<AuthState>;
  /** How the last session ended; null while signed in, and before any session of this page ended. */
  readonly ended: ReadonlySignal<SessionEnd | null>;
  /** True when the session could not be written down: it ends when the page is closed. */
  readonly inMemoryOnly: ReadonlySignal<boolean>;
  /** Signs in. The outcome's message is the server's, for the toast. */
  login(credentials: Credentials, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Makes one of the calls that open a session. `createFactorSignIn` has the row of the second half of a sign-in. */
  enter<N extends EnterCall>(name: N, body: Body<N>, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Opens an account and signs in with it. */
  register(registration: Registration, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Merges into `reset_password` (specification, section 4). */
  mergeResetPassword(data: ResetProgress): void;
  /** Empties `reset_password`. */
  forgetResetPassword(): void;
  /** Changes the agent's password. A wrong old password is a refusal and ends no session. */
  changePassword(change: PasswordChange, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Forgets the session here at once, and tells the server; what it answers changes nothing. */
  logout(): Promise<void>;
  /** Reads the agent from the server during a session (specification, section 4). Ignores a server without this call. */
  refreshUser(): Promise<void>;
  dispose(): void;
}

/** A refusal about a field of the form, though some servers say 401 to a wrong password. */
const namesOldPassword = (problem: Problem) =>
  problem.kind === 'client' && hasOwn(problem.failure?.errors ?? {}, 'oldPassword');

/** The calls that open, change or check a session. */
function createSessionCalls(
  transport: Transport,
  storage: SessionStorage,
  { state, inMemoryOnly, token, begin }: SessionState,
  check: TokenCheck,
) {
  async function enter<N extends EnterCall>(
    name: N,
    body: Body<N>,
    signal?: AbortSignal,
  ): Promise<Outcome<unknown>> {
    state.value = { ...state.peek(), isLoading: true };
    const known = Object.assign({ device: storage.device?.() }, body);
    const outcome = await transport(name, { body: known, signal }, null);
    if (!outcome.ok) {
      state.value = { ...state.peek(), isLoading: false };
      return outcome;
    }
    const { user, authorization } = outcome.data;
    inMemoryOnly.value = !storage.write({ token: authorization.token, user });
    storage.device?.(authorization.device);
    begin(authorization.token, user);
    return outcome;
  }
  return {
    enter,
    login: (credentials, signal) => enter('login', credentials, signal),
    register: (registration, signal) => enter('register', registration, signal),
    async changePassword(change, signal) {
      const asked = token.peek();
      if (!asked) return noToken;
      const outcome = await transport('changePassword', { body: change, signal }, asked);
      if (!outcome.ok && isUnauthorised(outcome.problem) && !namesOldPassword(outcome.problem))
        await check(asked, outcome.problem);
      return outcome;
    },
    async refreshUser() {
      const asked = token.peek();
      if (!asked) return;
      const outcome = await transport('user', {}, asked);
      if (token.peek() !== asked) return;
      if (outcome.ok) {
        // Only over itself: another tab may just have signed out, and must stay so.
        if (storage.read()?.token === asked) storage.write({ token: asked, user: outcome.data });
        state.value = { ...state.peek(), user: outcome.data };
      } else if (isUnauthorised(outcome.problem)) {
        await check(asked, outcome.problem);
      }
    },
  } satisfies Partial<Session>;
}

/** The agent's own session, remembered under `user_session`, the same in every tab. */
export function createSession(transport: Transport, storage: SessionStorage): Session {
  const sessionState = createSessionState(storage);
  const { state, ended, inMemoryOnly, token, end } = sessionState;
  const check = createTokenCheck(transport, (refused) => {
    // Fifty calls may come back refused at once: the first ends the session, the others find it ended.
    if (token.peek() === refused) end('expired');
  });
  return {
    ...createSessionCalls(transport, storage, sessionState, check),
    state,
    ended,
    inMemoryOnly,
    mergeResetPassword(data) {
      state.value = { ...state.peek(), reset_password: { ...state.peek().reset_password, ...data } };
    },
    forgetResetPassword() {
      state.value = { ...state.peek(), reset_password: {} };
    },
    async logout() {
      const old = token.peek();
      end('logout');
      if (old) await transport('logout', {}, old);
    },
    current: async () => token.peek(),
    rejected: async (refused, answer) => ((await check(refused, answer)) ? refused : null),
    dispose: followOtherTabs(sessionState, storage),
  };
}

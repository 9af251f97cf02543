import type { ReadonlySignal } from '@preact/signals-core';
import type { BodyOf, Endpoint } from '../http/endpoint.ts';
import type { CallResult } from '../http/parseResponse.ts';
import { isUnauthorised, noToken, type Problem } from '../http/problem.ts';
import type { Transport } from '../http/transport.ts';
import { hasOwn } from '../shared/hasOwn.ts';
import { accountEndpoints } from './endpoints.ts';
import {
  type AuthState,
  createSessionState,
  followOtherTabs,
  type ResetProgress,
  type SessionEnd,
  type SessionState,
} from './sessionState.ts';
import type { SessionStorage } from './sessionStorage.ts';
import { createTokenCheck, type TokenCheck } from './tokenCheck.ts';
import type { TokenSource } from './tokens.ts';
import type { Credentials, PasswordChange, Registration, signedInSchema } from './userSchema.ts';

/** An endpoint whose answer opens a session. */
export type SignInEndpoint = Endpoint & { readonly auth: 'none'; readonly answer: typeof signedInSchema };

export interface Session extends TokenSource {
  readonly state: ReadonlySignal<AuthState>;
  /** Why the last session ended; `null` while signed in, and before any session of this page has ended. */
  readonly ended: ReadonlySignal<SessionEnd | null>;
  /** True if the session could not be stored: it ends when the page closes. */
  readonly inMemoryOnly: ReadonlySignal<boolean>;
  /** Signs in. The outcome's message comes from the server, for the toast. */
  login(credentials: Credentials, signal?: AbortSignal): Promise<CallResult<unknown>>;
  /** Calls an endpoint that opens a session. */
  enter<E extends SignInEndpoint>(
    endpoint: E,
    body: BodyOf<E>,
    signal?: AbortSignal,
  ): Promise<CallResult<unknown>>;
  /** Registers an account and signs in. */
  register(registration: Registration, signal?: AbortSignal): Promise<CallResult<unknown>>;
  /** Merges data into `reset_password` (specification, section 4). */
  mergeResetPassword(data: ResetProgress): void;
  /** Clears `reset_password`. */
  forgetResetPassword(): void;
  /** Changes the agent's password. A wrong old password is refused and does not end the session. */
  changePassword(change: PasswordChange, signal?: AbortSignal): Promise<CallResult<unknown>>;
  /** Ends the session here at once, and informs the server; its answer changes nothing. */
  logout(): Promise<void>;
  /** Loads the agent from the server (specification, section 4). Ignores a server without this call. */
  refreshUser(): Promise<void>;
  dispose(): void;
}

/** True if the refusal is about the old password: some servers answer a wrong password with 401. */
const namesOldPassword = (problem: Problem) =>
  problem.kind === 'client' && hasOwn(problem.failure?.errors ?? {}, 'oldPassword');

/** Creates the calls that open, change or check a session. */
function createSessionCalls(
  transport: Transport,
  storage: SessionStorage,
  { state, inMemoryOnly, token, begin }: SessionState,
  check: TokenCheck,
) {
  async function enter<E extends SignInEndpoint>(
    endpoint: E,
    body: BodyOf<E>,
    signal?: AbortSignal,
  ): Promise<CallResult<unknown>> {
    state.value = { ...state.peek(), isLoading: true };
    const known = Object.assign({ device: storage.device?.() }, body);
    const result = await transport(endpoint, { body: known, signal }, null);
    if (!result.ok) {
      state.value = { ...state.peek(), isLoading: false };
      return result;
    }
    const { user, authorization } = result.data;
    inMemoryOnly.value = !storage.write({ token: authorization.token, user });
    storage.device?.(authorization.device);
    begin(authorization.token, user);
    return result;
  }
  return {
    enter,
    login: (credentials, signal) => enter(accountEndpoints.login, credentials, signal),
    register: (registration, signal) => enter(accountEndpoints.register, registration, signal),
    async changePassword(change, signal) {
      const asked = token.peek();
      if (!asked) return noToken;
      const result = await transport(accountEndpoints.changePassword, { body: change, signal }, asked);
      if (!result.ok && isUnauthorised(result.problem) && !namesOldPassword(result.problem))
        await check(asked, result.problem);
      return result;
    },
    async refreshUser() {
      const asked = token.peek();
      if (!asked) return;
      const result = await transport(accountEndpoints.user, {}, asked);
      if (token.peek() !== asked) return;
      if (result.ok) {
        // Written only over the same session: another tab may have signed out just now.
        if (storage.read()?.token === asked) storage.write({ token: asked, user: result.data });
        state.value = { ...state.peek(), user: result.data };
      } else if (isUnauthorised(result.problem)) {
        await check(asked, result.problem);
      }
    },
  } satisfies Partial<Session>;
}

/**
 * Creates the agent's session, stored under `user_session` and shared by all tabs. `probe` is a call that every valid
 * token may make: its refusal proves that the session has ended.
 */
export function createSession(transport: Transport, storage: SessionStorage, probe: Endpoint): Session {
  const sessionState = createSessionState(storage);
  const { state, ended, inMemoryOnly, token, end } = sessionState;
  const check = createTokenCheck(transport, probe, (refused) => {
    // Fifty calls may be refused at once: the first ends the session, the others find it ended.
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
      if (old) await transport(accountEndpoints.logout, {}, old);
    },
    current: async () => token.peek(),
    rejected: async (refused, answer) => ((await check(refused, answer)) ? refused : null),
    dispose: followOtherTabs(sessionState, storage),
  };
}

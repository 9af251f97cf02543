import type { BodyOf } from '../../../http/endpoint.ts';
import { createOjaError } from '../../../http/ojaError.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import type { Problem } from '../../../http/problem.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { referenceIn } from '../second-factor/signIn.ts';
import { passkeyProofEndpoints } from './proofEndpoints.ts';
import type { PasskeyRequest } from './schema.ts';

/** A passkey's signature, as `toJSON` of the browser's credential writes it. */
export type SignedPasskey = BodyOf<typeof passkeyProofEndpoints.provePasskey>['credential'];

/** A passkey as second factor. The browser's prompt is shown between `begin…` and the next call. */
export interface PasskeyProof {
  /** Returns the options of the signed-in agent for the browser's passkey prompt. */
  begin(signal?: AbortSignal): Promise<CallResult<PasskeyRequest>>;
  /** Returns the `code` for a `PasswordProof` or a new password; it works once, in this session. */
  prove(credential: SignedPasskey, signal?: AbortSignal): Promise<CallResult<{ readonly code: string }>>;
  /** Like `begin`, for a sign-in. `asked` is the problem of the `login` that requested the second factor. */
  beginSignIn(asked: Problem, signal?: AbortSignal): Promise<CallResult<PasskeyRequest>>;
  /** Signs in with the passkey. The outcome's message comes from the server, for the toast. */
  signIn(asked: Problem, credential: SignedPasskey, signal?: AbortSignal): Promise<CallResult<unknown>>;
}

/** The second factors that the agent has according to the server (`app`, `passkey`); `null` if it does not say. */
function waysOf(asked: Problem): readonly unknown[] | null {
  const data = asked.kind === 'client' ? asked.failure?.data : null;
  if (typeof data !== 'object' || data === null || !('ways' in data)) return null;
  return Array.isArray(data.ways) ? data.ways : null;
}

/** True if the agent who is asked for a second factor (`asked`) has a passkey. */
export const takesPasskey = (asked: Problem): boolean => waysOf(asked)?.includes('passkey') ?? false;

/** True if the agent has an authenticator app, or if the server does not list the second factors. */
export const takesApp = (asked: Problem): boolean => waysOf(asked)?.includes('app') ?? true;

/** Creates the store of passkey proofs; pass it to `client.getStore`. */
export function createPasskeyProof({ call, session }: StoreContext): PasskeyProof {
  return {
    begin: (signal) => call(passkeyProofEndpoints.beginPasskeyProof, { signal }),
    prove: (credential, signal) => call(passkeyProofEndpoints.provePasskey, { body: { credential }, signal }),
    beginSignIn: (asked, signal) =>
      call(passkeyProofEndpoints.beginPasskeySignIn, { body: { reference: referenceIn(asked) }, signal }),
    signIn(asked, credential, signal) {
      if (!session) throw createOjaError('no-session', 'A sign-in needs a client with its own session.');
      return session.enter(
        passkeyProofEndpoints.passkeySignIn,
        { reference: referenceIn(asked), credential },
        signal,
      );
    },
  };
}

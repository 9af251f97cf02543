import type { Body } from '../endpoints.ts';
import { passkeyProofEndpoints } from '../passkeyProofEndpoints.ts';
import type { PasskeyRequest } from '../schemas/passkey.ts';
import { createOjaError } from '../transport/ojaError.ts';
import type { Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import { referenceIn } from './factorSignIn.ts';
import type { StoreContext } from './storeRegistry.ts';

/** What a passkey has signed, as `toJSON` of the browser's credential writes it. */
export type SignedPasskey = Body<'provePasskey'>['credential'];

/** A passkey as the second factor. The browser's own prompt is between `begin…` and what follows it. */
export interface PasskeyProof {
  /** What the browser asks a passkey of the signed-in agent for. */
  begin(signal?: AbortSignal): Promise<Outcome<PasskeyRequest>>;
  /** What the agent proves with it: the `code` of a `PasswordProof` or of a new password, once and in this session. */
  prove(credential: SignedPasskey, signal?: AbortSignal): Promise<Outcome<{ readonly code: string }>>;
  /** The same at a sign-in. `asked`: the problem with which `login` asked for the second factor. */
  beginSignIn(asked: Problem, signal?: AbortSignal): Promise<Outcome<PasskeyRequest>>;
  /** Signs in with it. The outcome's message is the server's, for the toast. */
  signIn(asked: Problem, credential: SignedPasskey, signal?: AbortSignal): Promise<Outcome<unknown>>;
}

/** What the server says that the agent has (`app`, `passkey`); null where it does not say. */
function waysOf(asked: Problem): readonly unknown[] | null {
  const data = asked.kind === 'client' ? asked.failure?.data : null;
  if (typeof data !== 'object' || data === null || !('ways' in data)) return null;
  return Array.isArray(data.ways) ? data.ways : null;
}

/** True where the agent who is asked for a second factor (`asked`) has a passkey. */
export const takesPasskey = (asked: Problem): boolean => waysOf(asked)?.includes('passkey') ?? false;

/** True where the agent has an authenticator app, and of a server that knows nothing else. */
export const takesApp = (asked: Problem): boolean => waysOf(asked)?.includes('app') ?? true;

/** For `client.getStore`. */
export function createPasskeyProof({ call, carry, session }: StoreContext): PasskeyProof {
  carry(passkeyProofEndpoints);
  return {
    begin: (signal) => call('beginPasskeyProof', { signal }),
    prove: (credential, signal) => call('provePasskey', { body: { credential }, signal }),
    beginSignIn: (asked, signal) =>
      call('beginPasskeySignIn', { body: { reference: referenceIn(asked) }, signal }),
    signIn(asked, credential, signal) {
      if (!session) throw createOjaError('no-session', 'A sign-in needs a client with a session of its own.');
      return session.enter('passkeySignIn', { reference: referenceIn(asked), credential }, signal);
    },
  };
}

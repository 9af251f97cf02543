import { createOjaError } from '../../../http/ojaError.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import type { Problem } from '../../../http/problem.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { factorSignInEndpoints } from './signInEndpoints.ts';

/** The second step of a sign-in. */
export interface FactorSignIn {
  /**
   * Signs in with a code of the authenticator app or a recovery code. `asked` is the problem of the `login` that
   * requested it. The outcome's message comes from the server, for the toast.
   */
  enter(asked: Problem, code: string, signal?: AbortSignal): Promise<CallResult<unknown>>;
}

/** The server's reference to the sign-in that `login` started, returned unchanged. */
export function referenceIn(asked: Problem): string {
  const data = asked.kind === 'client' ? asked.failure?.data : null;
  return typeof data === 'object' && data !== null && 'reference' in data ? String(data.reference) : '';
}

/** Creates the store; pass it to `client.getStore`. Throws if the client's tokens come from the page, because such a client has no sign-in. */
export function createFactorSignIn({ session }: StoreContext): FactorSignIn {
  if (!session) throw createOjaError('no-session', 'A sign-in needs a client with its own session.');
  return {
    enter: (asked, code, signal) =>
      session.enter(factorSignInEndpoints.factorSignIn, { reference: referenceIn(asked), code }, signal),
  };
}

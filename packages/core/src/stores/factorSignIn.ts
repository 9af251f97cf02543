import { factorSignInEndpoints } from '../factorSignInEndpoints.ts';
import { createOjaError } from '../transport/ojaError.ts';
import type { Problem } from '../transport/problem.ts';
import type { Outcome } from '../transport/read.ts';
import type { StoreContext } from './storeRegistry.ts';

/** The second half of a sign-in. */
export interface FactorSignIn {
  /**
   * Signs in with a code of the authenticator app or a recovery code. `asked`: the problem with which `login` asked for
   * it. The outcome's message is the server's, for the toast.
   */
  enter(asked: Problem, code: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
}

/** What names the sign-in that `login` has begun: the server's own, sent back as it came. */
export function referenceIn(asked: Problem): string {
  const data = asked.kind === 'client' ? asked.failure?.data : null;
  return typeof data === 'object' && data !== null && 'reference' in data ? String(data.reference) : '';
}

/** For `client.getStore`. Throws for a client that lives on a page's tokens: nobody signs in there. */
export function createFactorSignIn({ carry, session }: StoreContext): FactorSignIn {
  if (!session) throw createOjaError('no-session', 'A sign-in needs a client with a session of its own.');
  carry(factorSignInEndpoints);
  return {
    enter: (asked, code, signal) =>
      session.enter('factorSignIn', { reference: referenceIn(asked), code }, signal),
  };
}

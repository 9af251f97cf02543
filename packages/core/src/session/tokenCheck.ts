import { isUnauthorised, namesTokenRefused, type Problem } from '../transport/problem.ts';
import type { Transport } from '../transport/transport.ts';

/** Judges a 401 that met this token; without its `answer` the token counts as refused. True where the token is good all the same. */
export type TokenCheck = (token: string, answer?: Problem) => Promise<boolean>;

/**
 * `unauthenticated` is the API's own code for a session that is over. A gateway that has lost its way says 401 as well,
 * and so does a server without codes: then the balance is asked for, once for all calls that come back at the same time,
 * and the session is over where the server refuses that too. `onOver` may hear of one token several times.
 */
export function createTokenCheck(transport: Transport, onOver: (token: string) => void): TokenCheck {
  const asking = new Map<string, Promise<'over' | 'good' | 'unknown'>>();

  async function ask(token: string) {
    const outcome = await transport('balance', {}, token);
    if (outcome.ok) return 'good';
    return isUnauthorised(outcome.problem) ? 'over' : 'unknown';
  }

  function askOnce(token: string) {
    const asked = asking.get(token) ?? ask(token).finally(() => asking.delete(token));
    asking.set(token, asked);
    return asked;
  }

  return async (token, answer) => {
    const found = !answer || namesTokenRefused(answer) ? 'over' : await askOnce(token);
    if (found === 'over') onOver(token);
    return found === 'good';
  };
}

import type { Endpoint } from '../http/endpoint.ts';
import { isUnauthenticated, isUnauthorised, type Problem } from '../http/problem.ts';
import type { Transport } from '../http/transport.ts';
import { createOnce } from '../shared/once.ts';

/** Checks a token after a 401; without `answer`, the token counts as refused. Resolves with true if the token is still valid. */
export type TokenCheck = (token: string, answer?: Problem) => Promise<boolean>;

/**
 * Creates the check of a refused token. `unauthenticated` is the API's code for an ended session. A confused gateway
 * answers 401 too, and so does a server without codes: `probe`, a call that every valid token may make, is then sent once
 * for all concurrent checks, and the session has ended if that is refused too. `onOver` may be called several times for
 * one token.
 */
export function createTokenCheck(
  transport: Transport,
  probe: Endpoint,
  onOver: (token: string) => void,
): TokenCheck {
  const probes = createOnce();

  async function ask(token: string) {
    const result = await transport(probe, {}, token);
    if (result.ok) return 'good';
    return isUnauthorised(result.problem) ? 'over' : 'unknown';
  }

  return async (token, answer) => {
    const found = !answer || isUnauthenticated(answer) ? 'over' : await probes.run(token, () => ask(token));
    if (found === 'over') onOver(token);
    return found === 'good';
  };
}

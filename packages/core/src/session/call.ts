import { isUnauthorised, noToken } from '../http/problem.ts';
import type { Call, Transport } from '../http/transport.ts';
import type { TokenSource } from './tokens.ts';

/**
 * Adds the token to each call. After a 401, the token source decides whether to retry once with another token. A
 * purchase is never sent again: the purchase machine requeries it instead.
 */
export function createCall(transport: Transport, tokens: TokenSource): Call {
  return async (endpoint, input = {}) => {
    if (endpoint.auth === 'none') return transport(endpoint, input, null);
    const token = await tokens.current();
    if (!token) return noToken;
    const outcome = await transport(endpoint, input, token);
    if (outcome.ok || !isUnauthorised(outcome.problem)) return outcome;
    const fresh = await tokens.rejected(token, outcome.problem);
    return fresh && !endpoint.spends ? transport(endpoint, input, fresh) : outcome;
  };
}

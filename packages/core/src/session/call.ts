import type { EndpointTable } from '../endpoints.ts';
import { isUnauthorised, noToken } from '../transport/problem.ts';
import type { Call, Transport } from '../transport/transport.ts';
import type { TokenSource } from './tokens.ts';

/**
 * Adds the token to each call. After a 401, the token source decides whether to retry once with another token. A
 * purchase is never sent again: the purchase machine requeries it instead.
 */
export function createCall(transport: Transport, tokens: TokenSource, endpoints: EndpointTable): Call {
  return async (name, input = {}) => {
    const row = endpoints[name];
    if (!row || row.auth === 'none') return transport(name, input, null);
    const token = await tokens.current();
    if (!token) return noToken;
    const outcome = await transport(name, input, token);
    if (outcome.ok || !isUnauthorised(outcome.problem)) return outcome;
    const fresh = await tokens.rejected(token, outcome.problem);
    return fresh && !row.spends ? transport(name, input, fresh) : outcome;
  };
}

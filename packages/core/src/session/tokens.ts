import { parseInstant } from '../format/instant.ts';
import { isUnauthorised, noToken, type Problem } from '../http/problem.ts';
import type { Call, Transport } from '../http/transport.ts';
import type { Clock } from '../shared/clock.ts';
import { createOnce } from '../shared/once.ts';
import { within } from '../shared/within.ts';

/** The source of bearer tokens: the agent's session, or the page that embeds a widget. */
export interface TokenSource {
  /** Returns the token to send now, or `null` without one. */
  current(): Promise<string | null>;
  /**
   * Called after a 401 for this token; `answer` is the call's problem. Without `answer`, the server has certainly
   * refused the token. Resolves with the token for one more try, or `null` without one.
   */
  rejected(token: string, answer?: Problem): Promise<string | null>;
}

/**
 * Adds the token to each call. After a 401, the token source decides whether to retry once with another token. A
 * purchase is never sent again: the purchase machine requeries it instead.
 */
export function createCall(transport: Transport, tokens: TokenSource): Call {
  return async (endpoint, input = {}) => {
    if (endpoint.auth === 'none') return transport(endpoint, input, null);
    const token = await tokens.current();
    if (!token) return noToken;
    const result = await transport(endpoint, input, token);
    if (result.ok || !isUnauthorised(result.problem)) return result;
    const fresh = await tokens.rejected(token, result.problem);
    return fresh && !endpoint.spends ? transport(endpoint, input, fresh) : result;
  };
}

/** The result of a page's `getToken`: a short-lived token and its expiry (ms since 1970, or an RFC 3339 time). */
export interface ProvidedToken {
  readonly token: string;
  readonly expiresAt: number | string;
}

/** Returns the expiry of a provided token, in ms since 1970; NaN if the value is not a time. */
export const parseTokenEnd = (end: unknown): number =>
  typeof end === 'string' ? parseInstant(end) : Number(end ?? Number.NaN);

/**
 * In ms. A token is renewed this long before it expires, so that none expires during a purchase, and not before it is
 * this old: for a clock that is ahead every token looks expired, and each call would request another.
 */
const MARGIN = 30_000;

/** In ms. A page whose `getToken` never answers must not keep a purchase waiting. */
const GET_TOKEN_TIMEOUT = 20_000;

/**
 * Provides tokens from the embedding page: kept in memory only, requested once at a time, renewed before they expire.
 * If `getToken` throws, returns something else or takes longer than 20 s, calls have no token.
 */
export function providedTokens(getToken: () => Promise<ProvidedToken>, { now, wait }: Clock): TokenSource {
  let held: { token: string; until: number } | null = null;
  const requests = createOnce();

  async function ask(): Promise<string | null> {
    try {
      const provided = await within(GET_TOKEN_TIMEOUT, getToken(), wait);
      const { token, expiresAt } = provided ?? {};
      const until = parseTokenEnd(expiresAt);
      held =
        typeof token === 'string' && token !== '' && Number.isFinite(until)
          ? { token, until: Math.max(until - MARGIN, now() + MARGIN) }
          : null;
    } catch {
      held = null;
    }
    return held?.token ?? null;
  }
  const refresh = () => requests.run('token', ask);
  return {
    current: async () => (held && now() < held.until ? held.token : refresh()),
    async rejected(token) {
      if (held?.token !== token) return held?.token ?? refresh();
      held = null;
      return refresh();
    },
  };
}

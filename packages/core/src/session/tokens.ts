import { parseInstant } from '../format/instant.ts';
import type { Platform } from '../platform/platform.ts';
import type { Problem } from '../transport/problem.ts';

/** Where calls get their bearer token: the agent's session, or the page that embeds a widget. */
export interface TokenSource {
  /** The token to send now, or null when there is none. */
  current(): Promise<string | null>;
  /**
   * This token met a 401, in the words of `answer`; without them the server has certainly refused it. Gives the token to
   * try once more with, or null where there is none.
   */
  rejected(token: string, answer?: Problem): Promise<string | null>;
}

/**
 * The result of a page's `getToken`: a short-lived token and when it ends (ms since 1970, or a time of RFC
 * 3339).
 */
export interface ProvidedToken {
  readonly token: string;
  readonly expiresAt: number | string;
}

/** Returns when a provided token ends, in ms since 1970; NaN if the value is not a time. */
export const parseTokenEnd = (end: unknown): number =>
  typeof end === 'string' ? parseInstant(end) : Number(end ?? Number.NaN);

/**
 * In ms. A token is renewed so long before its end that no purchase leaves with one that dies on the way, and not before
 * it is so old: to a clock that is ahead each one looks ended, and each call would ask for another.
 */
const MARGIN = 30_000;

/** A page whose `getToken` never answers must not keep a purchase waiting without end. */
const PATIENCE = 20_000;

/**
 * Tokens that the embedding page hands out: in memory only, asked for once at a time, renewed before they end.
 * When `getToken` throws, gives something else than a token, or takes longer than 20 s, there is none.
 */
export function providedTokens(
  getToken: () => Promise<ProvidedToken>,
  { now, wait }: Pick<Platform, 'now' | 'wait'>,
): TokenSource {
  let held: { token: string; until: number } | null = null;
  let asking: Promise<string | null> | null = null;

  async function ask(): Promise<string | null> {
    const answered = new AbortController();
    try {
      const provided = await Promise.race([getToken(), wait(PATIENCE, answered.signal)]);
      const { token, expiresAt } = provided ?? {};
      const until = parseTokenEnd(expiresAt);
      held =
        typeof token === 'string' && token !== '' && Number.isFinite(until)
          ? { token, until: Math.max(until - MARGIN, now() + MARGIN) }
          : null;
    } catch {
      held = null;
    } finally {
      answered.abort();
    }
    return held?.token ?? null;
  }
  function refresh(): Promise<string | null> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }
  return {
    current: async () => (held && now() < held.until ? held.token : refresh()),
    async rejected(token) {
      if (held?.token !== token) return held?.token ?? refresh();
      held = null;
      return refresh();
    },
  };
}

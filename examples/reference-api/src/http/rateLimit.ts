import type { Context } from 'hono';
import type { Caller } from '../identity/caller.ts';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** How many calls one token, or one address without a token, may make in a window. */
  readonly requests: number;
  readonly windowMs: number;
}

/** Ten a second for a minute: an agent with a queue makes one in three seconds, a partner's server a few. */
export const DEFAULT_RATE_LIMIT: RateLimit = { requests: 600, windowMs: 60_000 };

export interface RateLimiter {
  /** Counts one call, writes the `RateLimit-*` headers and refuses with 429 what is over the limit. */
  count(c: Context<Env>, who: string): void;
}

/** Who a limit is for: the credential, so that agents behind one address do not share it. */
export function limitKey(caller: Caller): string {
  if (caller.kind === 'agent') return caller.sessionHash;
  return caller.kind === 'widget' ? caller.widgetSessionId : caller.apiKeyId;
}

/**
 * Counts in this process: a call costs no write to the database, and a restart or another process starts from nothing,
 * so several processes together allow several times as much. What has to be exact (sign-in tries, an embed's spend)
 * is counted in the database instead. One window for everybody keeps the memory bounded: it is emptied when it ends.
 */
export function createRateLimiter({ requests, windowMs }: RateLimit, clock: () => number): RateLimiter {
  const counts = new Map<string, number>();
  let ends = clock() + windowMs;
  return {
    count(c, who) {
      const now = clock();
      if (now >= ends) {
        counts.clear();
        ends = now + windowMs;
      }
      const made = (counts.get(who) ?? 0) + 1;
      counts.set(who, made);
      const reset = String(Math.ceil((ends - now) / 1000));
      c.header('RateLimit-Limit', String(requests));
      c.header('RateLimit-Remaining', String(Math.max(0, requests - made)));
      c.header('RateLimit-Reset', reset);
      c.header('RateLimit-Policy', `${requests};w=${windowMs / 1000}`);
      if (made <= requests) return;
      throw new Refusal(429, 'too_many_requests', 'Too many requests at once. Wait a moment, then go on.', {
        headers: { 'Retry-After': reset },
      });
    },
  };
}

import { BASE_PATH, type Endpoint, endpoints } from '@oja/core';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../appContext.ts';
import type { Caller } from '../identity/caller.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { clientAddress } from './clientAddress.ts';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** How many calls one token, or one address without a token, may make in a window. */
  readonly requests: number;
  readonly windowMs: number;
}

/** Ten a second for a minute: an agent with a queue makes one in three seconds, a partner's server a few. */
export const DEFAULT_RATE_LIMIT: RateLimit = { requests: 600, windowMs: 60_000 };

/** What each kind of counter allows, as a multiple of `requests`. */
const shares = {
  session: 1,
  /** All sessions of one agent together. */
  agent: 2,
  key: 1,
  /** All API keys of one agent together. */
  partner: 2,
  widget: 1,
  /** All embeds of one agent together: they are many visitors, and must not use up what the agent has. */
  widgets: 10,
  /** Calls without a good token, from one address. */
  address: 1,
  /** Whatever is asked for, from one address: many agents may be behind it. */
  everything: 20,
  /** The dashboard's files, the document and the pages outside the API, from one address. */
  pages: 10,
  webhooks: 2,
  checkout: 0.5,
  admin: 0.5,
} as const;
type BucketKind = keyof typeof shares;

/** A counter: its kind keeps two of the same name apart. */
export interface Bucket {
  readonly kind: BucketKind;
  readonly who: string;
}

export interface RateLimiter {
  /**
   * Counts one call in each bucket, writes the `RateLimit-*` headers of the one with the least left, and refuses with 429
   * what is over a limit.
   */
  count(c: Context<Env>, buckets: readonly Bucket[]): void;
}

/** The credential, so that agents behind one address do not share a limit, and all that the agent has of its kind. */
export function callerBuckets(caller: Caller): readonly Bucket[] {
  if (caller.kind === 'agent')
    return [
      { kind: 'session', who: caller.sessionHash },
      { kind: 'agent', who: caller.agentId },
    ];
  if (caller.kind === 'widget')
    return [
      { kind: 'widget', who: caller.widgetSessionId },
      { kind: 'widgets', who: caller.agentId },
    ];
  return [
    { kind: 'key', who: caller.apiKeyId },
    { kind: 'partner', who: caller.agentId },
  ];
}

export const addressBucket = (kind: BucketKind, address: string): Bucket => ({
  kind,
  who: addressGroup(address),
});

/**
 * Counts in this process: a call costs no write to the database, and a restart or another process starts from nothing,
 * so several processes together allow several times as much. What has to be exact (sign-in tries, an embed's spend)
 * is counted in the database instead. One window for everybody keeps the memory bounded: it is emptied when it ends.
 */
export function createRateLimiter(
  { requests, windowMs }: RateLimit,
  { clock, security }: Pick<AppContext, 'clock' | 'security'>,
): RateLimiter {
  const counts = new Map<string, number>();
  let ends = clock() + windowMs;
  const add = ({ kind, who }: Bucket) => {
    const most = Math.ceil(requests * shares[kind]);
    const made = (counts.get(`${kind}:${who}`) ?? 0) + 1;
    counts.set(`${kind}:${who}`, made);
    return { kind, who, most, left: most - made };
  };
  return {
    count(c, buckets) {
      const now = clock();
      if (now >= ends) {
        counts.clear();
        ends = now + windowMs;
      }
      const [tightest] = buckets.map(add).sort((one, other) => one.left - other.left);
      if (!tightest) return;
      const { kind, who, most, left } = tightest;
      const reset = String(Math.ceil((ends - now) / 1000));
      c.header('RateLimit-Limit', String(most));
      c.header('RateLimit-Remaining', String(Math.max(0, left)));
      c.header('RateLimit-Reset', reset);
      c.header('RateLimit-Policy', `${most};w=${windowMs / 1000}`);
      if (left >= 0) return;
      if (left === -1) security({ event: 'limit-hit', limit: `calls:${kind}`, ...about(kind, who) });
      throw new Refusal(429, 'too_many_requests', 'Too many requests at once. Wait a moment, then go on.', {
        headers: { 'Retry-After': reset },
      });
    },
  };
}

/** What the security log may say: never the hash of a session. */
function about(kind: BucketKind, who: string) {
  if (kind === 'session' || kind === 'key' || kind === 'widget') return {};
  return kind === 'agent' || kind === 'partner' || kind === 'widgets' ? { agentId: who } : { address: who };
}

/** What is not a call of the table, by the beginning of its path. */
const outside: readonly (readonly [path: string, kind: BucketKind])[] = [
  [`${BASE_PATH}/openapi.json`, 'pages'],
  ['/admin/', 'admin'],
  ['/metrics', 'admin'],
  ['/checkout/', 'checkout'],
  ['/webhooks/', 'webhooks'],
];

/** Paths of the calls that spend: those look for the sale that they may have made before any limit refuses them. */
const spending = Object.values<Endpoint>(endpoints)
  .filter(({ spends }) => spends)
  .map(({ path }) => new RegExp(`^${BASE_PATH}${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * Counts every request by its address, before anything else is done for it. Rows of the table count by caller too; the
 * ones that spend count there alone.
 */
export function limitEveryRoute(
  limiter: RateLimiter,
  addressHeader: string | undefined,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const address = clientAddress(c, addressHeader);
    const { path } = c.req;
    if (spending.some((pattern) => pattern.test(path))) return next();
    const own = outside.find(([start]) => path.startsWith(start))?.[1];
    const kind = own ?? (path.startsWith('/api/') ? undefined : 'pages');
    const buckets = [addressBucket('everything', address), ...(kind ? [addressBucket(kind, address)] : [])];
    limiter.count(c, buckets);
    await next();
  };
}

import { BASE_PATH, type Endpoint, endpoints } from '@oja/core';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../appContext.ts';
import type { Caller } from '../identity/caller.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { clientAddress } from './address.ts';
import type { Env } from './env.ts';
import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Calls per window of one token, or of one address without a token. */
  readonly requests: number;
  readonly windowMs: number;
}

/**
 * Ten calls a second for a minute. An agent with a queue makes one in three seconds, a partner's server a few per
 * second.
 */
export const DEFAULT_RATE_LIMIT: RateLimit = { requests: 600, windowMs: 60_000 };

/** The limit of each kind of counter, as a multiple of `requests`. */
const shares = {
  session: 1,
  /** All sessions of one agent together. */
  agent: 2,
  key: 1,
  /** All API keys of one agent together. */
  keys: 2,
  widget: 1,
  /** All embeds of one agent together: many visitors, who must not use up the agent's own limit. */
  widgets: 10,
  /** Calls without a valid token, from one address. */
  address: 1,
  /** Requests of any kind from one address: many agents may share it. */
  everything: 20,
  /** The dashboard's files, the document and the pages outside the API, from one address. */
  pages: 10,
  webhooks: 2,
  checkout: 0.5,
  admin: 0.5,
} as const;
type BucketKind = keyof typeof shares;

/** A counter: the kind distinguishes equal values of `who`. */
export interface Bucket {
  readonly kind: BucketKind;
  readonly who: string;
}

export interface RateLimiter {
  /**
   * Counts one call in each bucket, sets the `RateLimit-*` headers of the bucket with the fewest calls left, and
   * throws a 429 if a bucket is over its limit.
   */
  count(c: Context<Env>, buckets: readonly Bucket[]): void;
}

/**
 * The credential's own bucket, so that agents behind one address do not share a limit, and the bucket of all the
 * agent's credentials of that kind.
 */
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
    { kind: 'keys', who: caller.agentId },
  ];
}

export const addressBucket = (kind: BucketKind, address: string): Bucket => ({
  kind,
  who: addressGroup(address),
});

/**
 * Counts in this process: a call costs no database write, and a restart or another process starts at zero, so several
 * processes allow a multiple. Limits that must be exact (sign-in tries, an embed's spending) are counted in the
 * database instead. All counters share one window and are cleared at its end, which bounds the memory.
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
      throw new Refusal(
        429,
        'too_many_requests',
        'Too many requests at once. Wait a moment, then try again.',
        {
          headers: { 'Retry-After': reset },
        },
      );
    },
  };
}

/** The loggable owner of a counter: never the hash of a session. */
function about(kind: BucketKind, who: string) {
  if (kind === 'session' || kind === 'key' || kind === 'widget') return {};
  return kind === 'agent' || kind === 'keys' || kind === 'widgets' ? { agentId: who } : { address: who };
}

/** Paths outside the endpoint table, by prefix. */
const outside: readonly (readonly [path: string, kind: BucketKind])[] = [
  [`${BASE_PATH}/openapi.json`, 'pages'],
  ['/admin/', 'admin'],
  ['/metrics', 'admin'],
  ['/checkout/', 'checkout'],
  ['/webhooks/', 'webhooks'],
];

/** Paths of purchases. A purchase looks for its earlier sale before any limit refuses it. */
const spending = Object.values<Endpoint>(endpoints)
  .filter(({ spends }) => spends)
  .map(({ path }) => new RegExp(`^${BASE_PATH}${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/**
 * Counts every request by its address before any other work. Endpoints count by caller too; purchases count only
 * there.
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

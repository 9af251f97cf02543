import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { DatabaseLimiter } from './databaseLimiter.ts';
import { type LimitKind, limits, type SlowDownKind, slowDowns } from './limits.ts';

/** Details for the security log when a limit is exceeded. */
export interface About {
  readonly address?: string;
  readonly identifier?: string;
  readonly agentId?: string;
}

/** The first delay of `slowDown`, in seconds; each further one is twice as long. */
const FIRST_WAIT_S = 4;

/** Hashed, because the counted text may be anything that a person typed, even a password in the wrong field. */
const hash = (who: string) => createHash('sha256').update(who).digest('hex');
const limiterOf = (kind: LimitKind, context: AppContext) =>
  new DatabaseLimiter(context, { kind, ...limits[kind] });

function refuse({ msBeforeNext }: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal(429, 'too_many_attempts', 'Too many tries. Wait a while, then try again.', {
    headers: { 'Retry-After': String(seconds) },
  });
}

/**
 * Resolves with `null` if the try is within the limit, otherwise with the limiter's result. Rejects if the database
 * fails.
 */
async function consume(limiter: DatabaseLimiter, who: string, options = {}): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(hash(who), 1, options);
    return null;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return rejected;
    throw rejected;
  }
}

/**
 * Counts a try and throws a 429 if it exceeds the limit. Call it before the work, so that concurrent tries count too.
 * Writes to the security log once per window.
 */
export async function countTry(
  kind: LimitKind,
  who: string,
  context: AppContext,
  about: About,
): Promise<void> {
  const over = await consume(limiterOf(kind, context), who);
  if (!over) return;
  if (over.consumedPoints === limits[kind].tries + 1)
    context.security({ event: 'limit-hit', limit: kind, ...about });
  throw refuse(over);
}

/** Counts a try and returns its number, from 1. Tries over the limit count too. */
export async function numberTry(kind: LimitKind, who: string, context: AppContext): Promise<number> {
  return (await limiterOf(kind, context).penalty(hash(who))).consumedPoints;
}

/** The number of counted tries. */
export async function triesOf(kind: LimitKind, who: string, context: AppContext): Promise<number> {
  return (await limiterOf(kind, context).get(hash(who)))?.consumedPoints ?? 0;
}

/** Counts a try and returns whether the limit allows it, for work that is skipped silently. */
export const hasRoom = async (kind: LimitKind, who: string, context: AppContext): Promise<boolean> =>
  (await consume(limiterOf(kind, context), who)) === null;

/** Takes back one counted try. */
export async function giveBack(kind: LimitKind, who: string, context: AppContext): Promise<void> {
  await limiterOf(kind, context).reward(hash(who));
}

/** Resets the counter. */
export async function forget(
  kind: LimitKind | SlowDownKind,
  who: string,
  context: AppContext,
): Promise<void> {
  const limit = kind in limits ? limits[kind as LimitKind] : slowDowns[kind as SlowDownKind];
  await new DatabaseLimiter(context, { kind, ...limit }).delete(hash(who));
}

/**
 * Slows tries down: after the free tries of a window, each must wait. Throws a 429 with the remaining seconds for a
 * try that is too early. Returns `true` if the free tries are used up.
 */
export async function slowDown(
  kind: SlowDownKind,
  who: string,
  context: AppContext,
  about: About,
): Promise<boolean> {
  const { tries, seconds, longest } = slowDowns[kind];
  const counted = await new DatabaseLimiter(context, { kind, tries, seconds }).penalty(hash(who));
  const over = counted.consumedPoints - tries;
  if (over < 0) return false;
  if (over === 0) context.security({ event: 'limit-hit', limit: kind, ...about });
  const turn = new DatabaseLimiter(context, { kind: `${kind}:turn`, tries: 1, seconds: longest });
  const early = await consume(turn, who, { customDuration: Math.min(FIRST_WAIT_S * 2 ** over, longest) });
  if (early) throw refuse(early);
  return true;
}

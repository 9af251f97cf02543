import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { DatabaseLimiter } from './databaseLimiter.ts';
import { type LimitKind, limits, type SlowDownKind, slowDowns } from './limits.ts';

/** What the security log says of a limit that was hit. */
export interface About {
  readonly address?: string;
  readonly identifier?: string;
  readonly agentId?: string;
}

/** The first wait of what is slowed down, in seconds; each one after it is twice as long. */
const FIRST_WAIT_S = 4;

/** What is counted may be anything that a person typed, a password in the wrong field too. */
const hash = (who: string) => createHash('sha256').update(who).digest('hex');
const limiterOf = (kind: LimitKind, context: AppContext) =>
  new DatabaseLimiter(context, { kind, ...limits[kind] });

function refuse({ msBeforeNext }: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal(429, 'too_many_attempts', 'Too many tries. Wait a while, then try again.', {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Resolves to null where the try fits, else to what the limiter says of the wait. Failures of the database pass on. */
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
 * Counts a try at something of this kind and refuses with 429 what is over the limit. Counted before the work is done, so
 * that many tries at once count too. The security log hears of it once in a window.
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

/** Counts a try, whose number it is, from 1; one that is over the limit is counted too. */
export async function numberTry(kind: LimitKind, who: string, context: AppContext): Promise<number> {
  return (await limiterOf(kind, context).penalty(hash(who))).consumedPoints;
}

/** How many tries have been counted. */
export async function triesOf(kind: LimitKind, who: string, context: AppContext): Promise<number> {
  return (await limiterOf(kind, context).get(hash(who)))?.consumedPoints ?? 0;
}

/** True while the limit has room: for what is left out silently instead of refused. */
export const hasRoom = async (kind: LimitKind, who: string, context: AppContext): Promise<boolean> =>
  (await consume(limiterOf(kind, context), who)) === null;

/** Gives one try back. */
export async function giveBack(kind: LimitKind, who: string, context: AppContext): Promise<void> {
  await limiterOf(kind, context).reward(hash(who));
}

/** Starts to count from nothing. */
export async function forget(
  kind: LimitKind | SlowDownKind,
  who: string,
  context: AppContext,
): Promise<void> {
  const limit = kind in limits ? limits[kind as LimitKind] : slowDowns[kind as SlowDownKind];
  await new DatabaseLimiter(context, { kind, ...limit }).delete(hash(who));
}

/**
 * Slows tries down: after the free ones of a window each waits for its turn, and a try before its turn is refused with
 * 429 and the seconds that are left. True where the free tries are used up.
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

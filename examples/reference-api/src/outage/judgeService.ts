import { MINUTE } from '@oja/core';

/** When a service counts as failing, and for how long it may before it is closed for sale. Times in ms. */
export interface OutageThresholds {
  /** The stretch of time that is looked at. */
  readonly windowMs: number;
  /** With fewer outcomes than this in the window nothing is concluded from them. */
  readonly leastOrders: number;
  /** A service fails while at least this share of what ended in the window failed, in per cent. */
  readonly failedPercent: number;
  /** A service that has failed for this long is closed. */
  readonly lastsMs: number;
  /** How often a closed service is probed. */
  readonly probeEveryMs: number;
}

/** Sales stop when an outage passes 10 minutes: the draft of CBN and NCC of 5 February 2026. */
export const DEFAULT_OUTAGE_THRESHOLDS: OutageThresholds = {
  windowMs: 5 * MINUTE,
  leastOrders: 5,
  failedPercent: 50,
  lastsMs: 10 * MINUTE,
  probeEveryMs: MINUTE / 2,
};

/** Orders wait or fail as often as this, in per cent, and the service is called slow. */
const SLOW_PERCENT = 30;

/** What became of the orders of one minute. `minute`: when it began, in ms since 1970. */
export interface OutcomesOfMinute {
  readonly minute: number;
  readonly delivered: number;
  readonly failed: number;
  /** Taken by the provider, which had not said by then how they end. */
  readonly waiting: number;
}

/** What is known of a service; times in ms since 1970, null where it is not so. */
export interface ServiceState {
  readonly failingSince: number | null;
  /** When an order failed last, while nothing is delivered. */
  readonly failedAt: number | null;
  readonly closedAt: number | null;
  readonly reopenedAt: number | null;
  readonly slowSince: number | null;
}

export const healthy: ServiceState = {
  ...{ failingSince: null, failedAt: null, closedAt: null, reopenedAt: null, slowSince: null },
};

/**
 * True where nothing more is sold: closed already, or its outage has lasted by now and is not over. The purchase asks
 * this with its own clock, so that no sale slips through before the next judgement.
 */
export function isClosed(state: ServiceState, now: number, thresholds: OutageThresholds): boolean {
  if (state.closedAt !== null) return true;
  const { failingSince, failedAt } = state;
  if (failingSince === null || failedAt === null) return false;
  return now - failingSince >= thresholds.lastsMs && now - failedAt <= thresholds.windowMs;
}

/**
 * Judges a service by the outcomes of the last minutes. One that is closed stays so: only a probe opens it again. After
 * that it is on trial for one window, in which it is closed at once where it fails again.
 */
export function judgeService(
  state: ServiceState,
  minutes: readonly OutcomesOfMinute[],
  now: number,
  thresholds: OutageThresholds,
): ServiceState {
  if (state.closedAt !== null) return state;
  const recent = minutes.filter(({ minute }) => minute + MINUTE > now - thresholds.windowMs);
  const { failed, delivered, waiting } = sumOf(recent);
  const ended = failed + delivered;
  const isFailing = ended >= thresholds.leastOrders && isShare(failed, ended, thresholds.failedPercent);
  const all = ended + waiting;
  const isSlow = all >= thresholds.leastOrders && isShare(failed + waiting, all, SLOW_PERCENT);
  const failingSince = isFailing
    ? (state.failingSince ?? beginOf(recent, thresholds, now))
    : staysFailing(state, { failed, ended }, now, thresholds);
  const next: ServiceState = {
    ...state,
    failingSince,
    failedAt: failingSince === null ? null : failedNow(state, recent, isFailing, now, thresholds),
    slowSince: isSlow ? (state.slowSince ?? now) : null,
  };
  return isClosed(next, now, thresholds) ? { ...next, closedAt: now, slowSince: null } : next;
}

const isShare = (part: number, whole: number, percent: number) => part * 100 >= whole * percent;

function sumOf(minutes: readonly OutcomesOfMinute[]) {
  const sum = { delivered: 0, failed: 0, waiting: 0 };
  for (const { delivered, failed, waiting } of minutes) {
    sum.delivered += delivered;
    sum.failed += failed;
    sum.waiting += waiting;
  }
  return sum;
}

/** Where there is too little to conclude from, what was concluded stands while orders fail, and while it is on trial. */
function staysFailing(
  { failingSince, reopenedAt }: ServiceState,
  { failed, ended }: { readonly failed: number; readonly ended: number },
  now: number,
  { leastOrders, failedPercent, windowMs }: OutageThresholds,
): number | null {
  if (ended >= leastOrders) return null;
  const isOnTrial = reopenedAt !== null && now - reopenedAt < windowMs;
  return isOnTrial || (failed > 0 && isShare(failed, ended, failedPercent)) ? failingSince : null;
}

/** The outage began with the first of the minutes that failed without a good one after it. */
function beginOf(recent: readonly OutcomesOfMinute[], { failedPercent }: OutageThresholds, now: number) {
  const withEnds = recent.filter(({ delivered, failed }) => delivered + failed > 0);
  const lastGood = withEnds.findLastIndex(
    ({ delivered, failed }) => !isShare(failed, delivered + failed, failedPercent),
  );
  return withEnds[lastGood + 1]?.minute ?? now;
}

/**
 * When an order failed last, to the minute; null while orders are delivered again, though not yet for long enough to end
 * the outage. A single failure on trial proves nothing.
 */
function failedNow(
  state: ServiceState,
  recent: readonly OutcomesOfMinute[],
  isFailing: boolean,
  now: number,
  { failedPercent }: OutageThresholds,
): number | null {
  const last = recent.findLast(({ delivered, failed }) => delivered + failed > 0);
  if (last && !isShare(last.failed, last.delivered + last.failed, failedPercent)) return null;
  return isFailing && last ? Math.min(now, last.minute + MINUTE) : state.failedAt;
}

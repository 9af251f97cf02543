import { MINUTE } from '@oja/core';

/** The thresholds of a failing service, and for how long it may fail before it is closed for sale. Times in ms. */
export interface OutageThresholds {
  /** The window of outcomes that is judged. */
  readonly windowMs: number;
  /** Minimum outcomes in the window for a conclusion. */
  readonly leastOrders: number;
  /** A service fails if at least this share of the final outcomes in the window failed, in percent. */
  readonly failedPercent: number;
  /** A service is closed once it has failed for this long. */
  readonly lastsMs: number;
  /** The interval between probes of a closed service. */
  readonly probeEveryMs: number;
}

/** Sales must stop when an outage lasts more than 10 minutes: draft of CBN and NCC of 5 February 2026. */
export const DEFAULT_OUTAGE_THRESHOLDS: OutageThresholds = {
  windowMs: 5 * MINUTE,
  leastOrders: 5,
  failedPercent: 50,
  lastsMs: 10 * MINUTE,
  probeEveryMs: MINUTE / 2,
};

/** The share of pending or failed orders from which a service is slow, in percent. */
const SLOW_PERCENT = 30;

/** The outcomes of one minute's orders. `minute`: its start, in ms since 1970. */
export interface OutcomesOfMinute {
  readonly minute: number;
  readonly delivered: number;
  readonly failed: number;
  /** Accepted by the provider, without a final result yet. */
  readonly waiting: number;
}

/** The state of a service. Times in ms since 1970; `null` if it does not apply. */
export interface ServiceState {
  readonly failingSince: number | null;
  /** When an order last failed with no delivery since. */
  readonly failedAt: number | null;
  readonly closedAt: number | null;
  readonly reopenedAt: number | null;
  readonly slowSince: number | null;
}

export const healthy: ServiceState = {
  failingSince: null,
  failedAt: null,
  closedAt: null,
  reopenedAt: null,
  slowSince: null,
};

/**
 * Whether the service is closed for sale: already closed, or in an outage that has now lasted long enough. A purchase
 * checks this with its own clock, so that no sale slips through before the next judgement.
 */
export function isClosed(state: ServiceState, now: number, thresholds: OutageThresholds): boolean {
  if (state.closedAt !== null) return true;
  const { failingSince, failedAt } = state;
  if (failingSince === null || failedAt === null) return false;
  return now - failingSince >= thresholds.lastsMs && now - failedAt <= thresholds.windowMs;
}

/**
 * Judges a service by the outcomes of the last minutes. A closed service stays closed: only a probe reopens it. A
 * reopened service is on trial for one window, in which it is closed at once if it fails again.
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

/** With too few outcomes, keeps the previous conclusion while orders fail, and during the trial. */
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

/** The outage began with the first failing minute after the last good one. */
function beginOf(recent: readonly OutcomesOfMinute[], { failedPercent }: OutageThresholds, now: number) {
  const withEnds = recent.filter(({ delivered, failed }) => delivered + failed > 0);
  const lastGood = withEnds.findLastIndex(
    ({ delivered, failed }) => !isShare(failed, delivered + failed, failedPercent),
  );
  return withEnds[lastGood + 1]?.minute ?? now;
}

/**
 * When an order last failed, to the minute; `null` while orders are delivered again, even if not yet for long enough
 * to end the outage. A single failure during the trial is ignored.
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

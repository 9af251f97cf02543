import { MINUTE } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { seededDraw } from '../seed/draw.ts';
import {
  DEFAULT_OUTAGE_THRESHOLDS as defaults,
  healthy,
  isClosed,
  judgeService,
  type OutcomesOfMinute,
  type ServiceState,
} from './judgeService.ts';

const START = Date.UTC(2026, 10, 23, 8);

interface Course {
  readonly minutes: number;
  readonly perMinute: number;
  /** The share of failing orders in this minute, from 0 to 1. */
  readonly failing: (minute: number) => number;
}

/**
 * Simulates a service whose orders fail at random, judged every half minute. A service that is closed by mistake is
 * reopened at once.
 */
function simulate({ minutes, perMinute, failing }: Course, seed: number) {
  const draw = seededDraw(seed);
  const counted: OutcomesOfMinute[] = [];
  let state: ServiceState = healthy;
  const closings: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const orders = Math.floor(perMinute) + (draw.fraction() < perMinute % 1 ? 1 : 0);
    const failed = Array.from({ length: orders }, () => draw.fraction() < failing(minute)).filter(
      Boolean,
    ).length;
    counted.push({ minute: START + minute * MINUTE, failed, delivered: orders - failed, waiting: 0 });
    for (const half of [MINUTE / 2, MINUTE]) {
      state = judgeService(state, counted.slice(-60), START + minute * MINUTE + half, defaults);
      if (state.closedAt === null) continue;
      closings.push((state.closedAt - START) / MINUTE);
      state = healthy;
    }
  }
  return closings;
}

describe('a service', () => {
  const HOURS = 50;
  const WINDOWS = (HOURS * 60 * MINUTE) / defaults.windowMs;

  it.each([
    [0.3, 0.05],
    [1, 0.03],
    [1, 0.1],
    [4, 0.1],
    [60, 0.05],
    [60, 0.2],
  ])(
    'selling %s times a minute with a normal failure rate (%s) is closed in at most 1 %% of the windows',
    (perMinute, rate) => {
      const course = { minutes: HOURS * 60, perMinute, failing: () => rate };
      const closings = simulate(course, 20_261_123);
      expect(closings.length / WINDOWS).toBeLessThanOrEqual(0.01);
    },
  );

  it.each([1, 5, 60])(
    'selling %s times a minute is closed once an outage has lasted long enough, and not before',
    (perMinute) => {
      const from = 30;
      const failing = (minute: number) => (minute < from ? 0.03 : 1);
      const [closedAt = Number.NaN] = simulate({ minutes: 60, perMinute, failing }, 7);
      expect(closedAt).toBeGreaterThanOrEqual(from + defaults.lastsMs / MINUTE - 1);
      expect(closedAt).toBeLessThanOrEqual(from + defaults.lastsMs / MINUTE + 1);
    },
  );

  it('is not closed after a shorter outage', () => {
    const failing = (minute: number) => (minute >= 30 && minute < 38 ? 1 : 0.02);
    expect(simulate({ minutes: 60, perMinute: 6, failing }, 7)).toEqual([]);
  });
});

describe('the judgement of a service', () => {
  const now = START + 30 * MINUTE;
  const minute = (ago: number, counts: Partial<OutcomesOfMinute>): OutcomesOfMinute => ({
    minute: now - ago * MINUTE,
    delivered: 0,
    failed: 0,
    waiting: 0,
    ...counts,
  });
  const failing: ServiceState = { ...healthy, failingSince: now - 5 * MINUTE, failedAt: now - MINUTE };

  it('concludes nothing from a few orders', () => {
    expect(judgeService(healthy, [minute(1, { failed: 4 })], now, defaults)).toEqual(healthy);
    expect(judgeService(healthy, [minute(1, { failed: 5 })], now, defaults).failingSince).toBe(now - MINUTE);
  });

  it('marks a service with many pending orders as slow, without closing it', () => {
    const state = judgeService(healthy, [minute(1, { delivered: 6, waiting: 4 })], now, defaults);
    expect(state).toEqual({ ...healthy, slowSince: now });
    expect(judgeService(state, [minute(1, { delivered: 20 })], now, defaults).slowSince).toBeNull();
  });

  it('ends an outage when orders are delivered again, and when there are no orders', () => {
    expect(judgeService(failing, [minute(0, { delivered: 5 })], now, defaults).failingSince).toBeNull();
    expect(judgeService(failing, [], now, defaults).failingSince).toBeNull();
  });

  it('closes a service between two judgements, but not once the last failure is long ago', () => {
    const { windowMs, lastsMs } = defaults;
    const since = failing.failingSince ?? 0;
    const late: ServiceState = { ...failing, failedAt: since + lastsMs - 1 };
    expect(isClosed(late, since + lastsMs - 1, defaults)).toBe(false);
    expect(isClosed(late, since + lastsMs, defaults)).toBe(true);
    expect(isClosed(late, since + lastsMs + windowMs, defaults)).toBe(false);
  });

  it('closes a service at once if it fails again after it was reopened', () => {
    const reopened: ServiceState = {
      ...healthy,
      failingSince: now - 20 * MINUTE,
      reopenedAt: now - MINUTE,
    };
    expect(judgeService(reopened, [], now, defaults)).toEqual(reopened);
    const state = judgeService(reopened, [minute(0, { failed: 5 })], now, defaults);
    expect(state.closedAt).toBe(now);
    expect(judgeService(reopened, [minute(0, { delivered: 5 })], now, defaults).failingSince).toBeNull();
  });
});

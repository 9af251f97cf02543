import { DAY, HOUR } from '@oja/core';
import type { Draw } from './draw.ts';

const DAYS = 60;
/** Lagos is UTC+1 all year. */
const LAGOS_MS = HOUR;

/**
 * The relative number of sales in an hour of the day in Lagos: peaks from 8 to 10 and from 17 to 21, hardly any at
 * night.
 */
const busy = (hour: number): number => {
  if (hour < 6 || hour === 23) return 0.15;
  if ((hour >= 8 && hour < 10) || (hour >= 17 && hour < 21)) return 3;
  return 1;
};

/** Salaries are paid at the end of the month: 1.6 times as many sales from the 25th on. */
const monthEnd = (day: number): number => (day >= 25 ? 1.6 : 1);

/** `count` times in the last 60 days, oldest first, at the usual business hours of shops. */
export function drawTimes(count: number, now: number, draw: Draw): number[] {
  const hours = Array.from({ length: DAYS * 24 }, (_, index) => {
    const start = now - DAYS * DAY + index * HOUR;
    const lagos = new Date(start + LAGOS_MS);
    return [start, busy(lagos.getUTCHours()) * monthEnd(lagos.getUTCDate())] as const;
  });
  const times = Array.from({ length: count }, () => draw.weighted(hours) + draw.below(HOUR));
  return times.sort((a, b) => a - b);
}

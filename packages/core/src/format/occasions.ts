import { DAY, HOUR } from './duration.ts';

/** The intervals of a recurring purchase. */
export const recurrences = ['daily', 'weekly', 'monthly'] as const;
export type Recurrence = (typeof recurrences)[number];

/** Lagos uses UTC+1 all year round. */
const LAGOS_MS = HOUR;

/** The shortest time between two occasions, in ms: no month has fewer than 28 days. */
const steps: Readonly<Record<Recurrence, number>> = { daily: DAY, weekly: 7 * DAY, monthly: 28 * DAY };

/**
 * Returns occasion number `count` (0 is the first) of a schedule that starts at `first`, in ms since 1970: at the same
 * time of day in Lagos. In a month that is too short it is on the last day; later months use the first occasion's day
 * again.
 */
export function occasionOf(first: number, recurrence: Recurrence, count: number): number {
  if (recurrence !== 'monthly') return first + count * steps[recurrence];
  const there = new Date(first + LAGOS_MS);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(there.getUTCDate(), lastDay);
  const timeOfDay = (first + LAGOS_MS) % DAY;
  return Date.UTC(year, month, day) + timeOfDay - LAGOS_MS;
}

/** The first occasion after `now`, in ms since 1970. */
export function nextOccasion(first: number, recurrence: Recurrence, now: number): number {
  if (now < first) return first;
  let count = Math.floor((now - first) / steps[recurrence]);
  while (occasionOf(first, recurrence, count) > now) count -= 1;
  return occasionOf(first, recurrence, count + 1);
}

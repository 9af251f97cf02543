import { DAY, HOUR } from './duration.ts';

/** How often a sale comes back. */
export const recurrences = ['daily', 'weekly', 'monthly'] as const;
export type Recurrence = (typeof recurrences)[number];

/** Lagos is one hour ahead of Greenwich all year round. */
const LAGOS_MS = HOUR;

/** Not more than what is between two occasions, in ms: no month is shorter than 28 days. */
const steps: Readonly<Record<Recurrence, number>> = { daily: DAY, weekly: 7 * DAY, monthly: 28 * DAY };

/**
 * The occasion number `count` (0 is the first) of a schedule that begins at `first`, in ms since 1970: at the same time of
 * the day in Lagos. A month that is too short has it on its last day, and the next one on the day of the first again.
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

/** The first occasion after `now`, in ms since 1970: the first of all where that is still to come. */
export function nextOccasion(first: number, recurrence: Recurrence, now: number): number {
  if (now < first) return first;
  let count = Math.floor((now - first) / steps[recurrence]);
  while (occasionOf(first, recurrence, count) > now) count -= 1;
  return occasionOf(first, recurrence, count + 1);
}

import { formatMoment } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How old a notice is, in one glance; from a day on its date. Both in ms since 1970. A clock that is set back makes nothing future. */
export function ageText(at: number, now: number, words: Text['notices']): string {
  const age = now - at;
  if (age < MINUTE) return words.justNow;
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR));
  return formatMoment(at, now);
}

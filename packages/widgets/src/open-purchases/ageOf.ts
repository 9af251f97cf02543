import type { Text } from '../text/catalogue.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a purchase has been open: "12 min ago". Both in ms since 1970; a clock that was set back makes nothing future. */
export function ageOf(since: number, now: number, words: Text['openPurchases']): string {
  const age = now - since;
  if (age < MINUTE) return words.justNow;
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR));
  return words.daysAgo(Math.floor(age / DAY));
}

import { HOUR } from './duration.ts';

// Without Intl, because a cheap phone needs a tenth of a second to create its formatters before the first list is
// drawn. A test checks that the output is the same.

/**
 * A Date whose UTC fields show the time in Lagos, the only time zone on screen, whatever the phone's time zone. Lagos
 * uses UTC+1 all year round.
 */
const lagos = (at: number): Date => new Date(at + HOUR);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const isYearOf = (at: number, now: number) => lagos(at).getUTCFullYear() === lagos(now).getUTCFullYear();

/** "09:41" in Lagos. `at` in ms since 1970. */
export function formatTime(at: number): string {
  return lagos(at).toISOString().slice(-13, -8);
}

/** "21 Nov, 09:41" in Lagos; with the year if it is not the year of `now`. Both in ms since 1970. */
export function formatDateTime(at: number, now: number = Date.now()): string {
  return `${formatDay(at, now)}, ${formatTime(at)}`;
}

/** The time of a value, for display: "09:41" if `at` is today in Lagos, else "20 Nov, 17:02". Both in ms since 1970. */
export function formatMoment(at: number, now: number = Date.now()): string {
  return lagosDay(at) === lagosDay(now) ? formatTime(at) : formatDateTime(at, now);
}

/** The calendar day in Lagos as "2026-11-21". Lists are grouped by it. `at` in ms since 1970. */
export function lagosDay(at: number): string {
  return lagos(at).toISOString().slice(0, -14);
}

/** "21 Nov" in Lagos, or "21 Nov 2025" if it is not the year of `now`. Both in ms since 1970. */
export function formatDay(at: number, now: number = Date.now()): string {
  const there = lagos(at);
  const day = `${there.getUTCDate()} ${months[there.getUTCMonth()]}`;
  return isYearOf(at, now) ? day : `${day} ${there.getUTCFullYear()}`;
}

/** "2026-11-21 09:41:05" in Lagos, for files: spreadsheets parse it as a time. `at` in ms since 1970. */
export function lagosStamp(at: number): string {
  return `${lagosDay(at)} ${lagos(at).toISOString().slice(-13, -5)}`;
}

/** "Sat" in Lagos. `at` in ms since 1970. */
export function formatWeekday(at: number): string {
  return weekdays[lagos(at).getUTCDay()] ?? '';
}

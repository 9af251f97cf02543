import { MINUTE, SECOND } from './duration.ts';

/** `date-time` of RFC 3339, section 5.6, whose notes allow small letters and a space for the T. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d):(\d\d)(\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;

/** Leap seconds have come at the end of June and of December alone, in UTC (RFC 3339, appendix D). */
const AFTER_LEAP_SECOND = /-0[17]-01T00:00:00/;

/**
 * A time in ms since 1970; `null` for text that is none by RFC 3339: a day that the calendar lacks (section 5.7), a
 * time without its offset, a bare number. A day alone ("2026-11-21") is its midnight in Lagos. The device's time zone
 * has no part in it. A leap second is read as the second after it.
 */
export function parseInstant(text: string): number | null {
  const whole = text.length === 10 ? `${text}T00:00:00+01:00` : text;
  const found = DATE_TIME.exec(whole);
  if (!found) return null;
  const [, day, time, second, fraction = '', sign, hours = 0, minutes = 0] = found;
  const isLeap = second === '60';
  const clock = `${day}T${time}:${isLeap ? '59' : second}`;
  const there = Date.parse(`${clock}Z`);
  // `Date` takes 30 February for 2 March, and 24:00 for the next day.
  if (Number.isNaN(there) || !new Date(there).toISOString().startsWith(clock)) return null;
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE;
  const at = there + (sign === '-' ? offset : -offset) + (isLeap ? SECOND : 0);
  if (isLeap && !AFTER_LEAP_SECOND.test(new Date(at).toISOString())) return null;
  return at + Number(fraction.slice(1, 4).padEnd(3, '0'));
}

/**
 * What a clock in Lagos shows as `time` ("09:41", midnight by default) on `day` ("2026-11-21"), in ms since 1970; `null`
 * where that is no day or no time. Lagos is an hour ahead of Greenwich all year round.
 */
export const lagosMoment = (day: string, time = '00:00'): number | null =>
  parseInstant(`${day}T${time}:00+01:00`);

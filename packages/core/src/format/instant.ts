/** What a clock shows, its fraction and its offset, in a `date-time` of RFC 3339 (section 5.6), whose notes allow small letters. */
const DATE_TIME = /^(.{19})(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * A time in ms since 1970. NaN for text that is none by RFC 3339: a day that the calendar lacks (section 5.7), a time
 * without its offset, a bare number, a second 60, since no leap second has come after 2016. A day alone ("2026-11-21") is
 * its midnight in Lagos. The device's time zone has no part in it.
 */
export function parseInstant(text: string): number {
  const whole = (text[10] ? text : `${text}T00:00:00+01:00`).toUpperCase();
  const [, clock = ''] = DATE_TIME.exec(whole) ?? [];
  // `Date` takes 30 February for 2 March, and 24:00 for the next day. It refuses offsets beyond 23:59.
  return new Date(`${clock}Z`).toJSON()?.startsWith(clock) ? Date.parse(whole) : Number.NaN;
}

/**
 * What a clock in Lagos shows as `time` ("09:41", midnight by default) on `day` ("2026-11-21"), in ms since 1970; NaN
 * where that is no day or no time. Lagos is an hour ahead of Greenwich all year round.
 */
export const lagosMoment = (day: string, time = '00:00'): number => parseInstant(`${day}T${time}:00+01:00`);

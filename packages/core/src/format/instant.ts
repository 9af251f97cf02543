/** A `date-time` of RFC 3339 (section 5.6), in capitals: the local date and time, an optional fraction, and the offset. */
const DATE_TIME = /^(.{19})(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses a time, in ms since 1970. A day alone ("2026-11-21") is its midnight in Lagos, whatever the device's time
 * zone. Returns NaN for text that RFC 3339 does not allow: a day that the calendar lacks (section 5.7), a time without
 * an offset, a bare number. Also refuses second 60, because there has been no leap second since 2016.
 */
export function parseInstant(text: string): number {
  const whole = (text[10] ? text : `${text}T00:00:00+01:00`).toUpperCase();
  const [, clock = ''] = DATE_TIME.exec(whole) ?? [];
  // `Date` parses 30 February as 2 March, and 24:00 as the next day, so the result is compared. It refuses offsets beyond 23:59.
  return new Date(`${clock}Z`).toJSON()?.startsWith(clock) ? Date.parse(whole) : Number.NaN;
}

/**
 * Returns the moment, in ms since 1970, when a clock in Lagos shows `time` ("09:41", midnight by default) on `day`
 * ("2026-11-21"). Returns NaN if either is invalid. Lagos uses UTC+1 all year round.
 */
export const lagosMoment = (day: string, time = '00:00'): number => parseInstant(`${day}T${time}:00+01:00`);

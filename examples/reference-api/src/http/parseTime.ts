/** Nothing of ours happened before, and PostgreSQL has no year 0. */
const FIRST = Date.parse('2000-01-01T00:00:00Z');
const LAST = Date.parse('2100-01-01T00:00:00Z');

/** A time of a request, in ISO 8601; `undefined` for other text and for a date outside the plausible range. */
export function parseTime(text: string): Date | undefined {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return time >= FIRST && time < LAST ? new Date(time) : undefined;
}

import * as v from 'valibot';

/** An ISO 8601 time with its offset, read into milliseconds since 1970. */
export const instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((raw) => Date.parse(raw)),
  v.check((ms) => Number.isFinite(ms), 'Not a time'),
);

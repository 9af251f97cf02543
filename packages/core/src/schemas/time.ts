import * as v from 'valibot';

/** The schema of a time on the wire. */
export interface Instant extends v.GenericSchema<string, number> {
  /** The OpenAPI document knows it by its first part, however it is wrapped. */
  readonly pipe: readonly [v.GenericSchema, ...unknown[]];
}

/** An ISO 8601 time with its offset, read into milliseconds since 1970. */
export const instant: Instant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((raw) => Date.parse(raw)),
  v.check((ms) => Number.isFinite(ms), 'Not a time'),
);

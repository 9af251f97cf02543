import * as v from 'valibot';
import { lagosMoment, parseInstant } from '../../format/instant.ts';

/** The schema of a time on the wire. */
export interface Instant extends v.GenericSchema<string, number> {
  /** The OpenAPI document identifies the schema by its first part, however it is wrapped. */
  readonly pipe: readonly [v.GenericSchema, ...unknown[]];
}

/** Parses a time with its offset (RFC 3339), or a day in Lagos, into ms since 1970. */
export const instant: Instant = v.pipe(v.string(), v.maxLength(40), v.transform(parseInstant), v.number());

/** The schema of a time in a request. */
export interface SentTime extends v.GenericSchema<string> {
  /** The OpenAPI document identifies the schema by its first part, however it is wrapped. */
  readonly pipe: readonly [v.GenericSchema, ...unknown[]];
}

/** A time in a request, as text that `instant` parses. */
export const sentTime: SentTime = v.pipe(
  v.string(),
  v.check(
    (text) => Number.isFinite(parseInstant(text)),
    'Enter a valid date and a time with its offset, such as 2026-12-01T00:00:00+01:00.',
  ),
);

/** A calendar day, like "2026-11-21". */
export const calendarDay: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((day) => Number.isFinite(lagosMoment(day)), 'Not a day'),
);

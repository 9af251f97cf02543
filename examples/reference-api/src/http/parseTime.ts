import { parseInstant } from '@oja/core';
import { invalid } from './refusal.ts';

/** Earlier than any data, and PostgreSQL has no year 0. */
const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2100, 0);

/** A time of a request (RFC 3339); `undefined` for other text and for a date outside the plausible range. */
export function parseTime(text: string): Date | undefined {
  const time = parseInstant(text);
  return time >= FIRST && time < LAST ? new Date(time) : undefined;
}

/** A time of a request, which its schema has read. 400 beside the field for a date outside the plausible range. */
export function parseTimeField(field: string, text: string): Date {
  const time = parseTime(text);
  if (!time) throw invalid(field, 'Write a time between the years 2000 and 2100.');
  return time;
}

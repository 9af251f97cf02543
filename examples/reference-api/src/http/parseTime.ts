import { parseInstant } from '@oja/core';
import { invalid } from './refusal.ts';

/** The earliest time in a request: before any data, and PostgreSQL has no year 0. */
const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2100, 0);

/**
 * Parses a time in a request (RFC 3339). Returns `undefined` for other text and for a time outside the plausible
 * range.
 */
export function parseTime(text: string): Date | undefined {
  const time = parseInstant(text);
  return time >= FIRST && time < LAST ? new Date(time) : undefined;
}

/**
 * Parses a time that the schema has accepted. Throws a 400 for the field if the time is outside the plausible range.
 */
export function parseTimeField(field: string, text: string): Date {
  const time = parseTime(text);
  if (!time) throw invalid(field, 'Use a time between the years 2000 and 2100.');
  return time;
}

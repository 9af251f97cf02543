import { HOUR, MINUTE } from '@oja/core';

/** The delays after each failed try, in ms: 8 tries, the last one 72 hours after the first. */
export const PAUSES_MS = [
  MINUTE,
  4 * MINUTE,
  25 * MINUTE,
  90 * MINUTE,
  6 * HOUR,
  16 * HOUR,
  48 * HOUR,
] as const;

/** How long a webhook may fail without a success before it is turned off, in ms: as long as one event is retried. */
export const GIVE_UP_MS: number = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);

/** The time of the next try, in ms since 1970; `null` after the last one. `tries`: the number so far. */
export function nextTry(tries: number, now: number): number | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? null : now + pause;
}

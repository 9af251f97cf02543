import { HOUR, MINUTE } from '@oja/core';

/** How long after a try that failed the next one follows, in ms: 8 tries, the last 72 hours after the first. */
export const PAUSES_MS = [
  MINUTE,
  4 * MINUTE,
  25 * MINUTE,
  90 * MINUTE,
  6 * HOUR,
  16 * HOUR,
  48 * HOUR,
] as const;

/** How long a webhook may fail without one success before it is turned off, in ms: as long as one event is tried. */
export const GIVE_UP_MS: number = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);

/** When the next try is due, in ms since 1970; null after the last. `tries`: how many there were. */
export function nextTry(tries: number, now: number): number | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? null : now + pause;
}

const SECOND = 1000;
const FIRST = [2, 3, 5, 8, 13, 20, 30];
const THEN = 60;
const UNTIL = 600;

/**
 * How long to wait before the server is asked again, in ms, or null when only waking (back online, tab shown, app
 * started) asks: 2, 3, 5, 8, 13, 20, 30 s, then each 60 s until 10 min have passed, each 20 % more or less so that a
 * thousand phones do not ask at once. `asked` counts from 0, `sinceStart` in ms, `random` gives 0 to 1.
 */
export function requeryPause(asked: number, sinceStart: number, random: () => number): number | null {
  if (sinceStart > UNTIL * SECOND) return null;
  const seconds = FIRST[asked] ?? THEN;
  return seconds * SECOND * (0.8 + 0.4 * random());
}

import { SLOW_AFTER_MS } from '../binding/useIsSlow.ts';

/** Parameters of a story about a long wait: its test skips the 3 s before the words that say so. */
export const slowAtOnce = { slowAtOnce: true };

/** Ends every wait for "this takes long" at once. Returns what undoes it. */
export function endSlowWaits(): () => void {
  const real = window.setTimeout.bind(window);
  window.setTimeout = Object.assign(
    (run: TimerHandler, ms?: number, ...rest: unknown[]) => real(run, ms === SLOW_AFTER_MS ? 0 : ms, ...rest),
    window.setTimeout,
  );
  return () => {
    window.setTimeout = real;
  };
}

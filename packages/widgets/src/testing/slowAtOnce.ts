import { SLOW_AFTER_MS } from '../binding/useIsSlow.ts';

/** Parameters of a story about a long wait: its test is told at once that it is slow. Who looks at it waits for 3 s. */
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

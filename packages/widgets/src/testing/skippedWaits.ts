import { SLOW_AFTER_MS } from '../binding/useIsSlow.ts';

/** Parameters of a story whose test skips the waits of these lengths, in ms. */
export const skipping = (...lengths: readonly number[]) => ({ skippedWaits: lengths });

/** Parameters of a story about a slow response: its test skips the wait before the message. */
export const slowAtOnce = skipping(SLOW_AFTER_MS);

/** Ends timeouts of these lengths, in ms, at once. Returns a function that undoes it. */
export function skipWaits(lengths: readonly number[]): () => void {
  const real = window.setTimeout.bind(window);
  window.setTimeout = Object.assign(
    (run: TimerHandler, ms = 0, ...rest: unknown[]) => real(run, lengths.includes(ms) ? 0 : ms, ...rest),
    window.setTimeout,
  );
  return () => {
    window.setTimeout = real;
  };
}

/** Skips the waits listed in a story's parameters. */
export function skipWaitsOf({ skippedWaits }: Readonly<Record<string, unknown>>): (() => void) | undefined {
  return Array.isArray(skippedWaits) ? skipWaits(skippedWaits) : undefined;
}

import { SLOW_AFTER_MS } from '../binding/useIsSlow.ts';

/** Parameters of a story whose test skips the waits of these lengths, in ms. */
export const skipping = (...lengths: readonly number[]) => ({ skippedWaits: lengths });

/** Parameters of a story about a long wait: its test skips the time before the words that say so. */
export const slowAtOnce = skipping(SLOW_AFTER_MS);

/** Ends each wait of one of these lengths, in ms, at once. Returns what undoes it. */
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

/** Skips the waits that a story's parameters name. */
export function skipWaitsOf({ skippedWaits }: Readonly<Record<string, unknown>>): (() => void) | undefined {
  return Array.isArray(skippedWaits) ? skipWaits(skippedWaits) : undefined;
}

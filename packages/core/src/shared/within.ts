import type { Clock } from './clock.ts';

/** Resolves with the promise's value, or with `null` if it takes longer than `ms`. Rejects if the promise rejects in time. */
export async function within<T>(ms: number, promise: Promise<T>, wait: Clock['wait']): Promise<T | null> {
  const ended = new AbortController();
  try {
    return await Promise.race([promise, wait(ms, ended.signal).then(() => null)]);
  } finally {
    // Stops the timer.
    ended.abort();
  }
}

import { vi } from 'vitest';

/** The range of the API's timeouts for a provider, in ms. Time already spent shortens a timeout. */
const WAIT = { from: 7_000, to: 8_000 };

type Timer = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => unknown;

/** Changes the delay of each new timer until `restore`. */
function changeTimers(change: (ms: number) => number): { restore(): void } {
  const real = globalThis.setTimeout as Timer;
  const changed: Timer = (run, ms = 0, ...args) => real(run, change(ms), ...args);
  globalThis.setTimeout = changed as typeof setTimeout;
  return {
    restore: () => {
      globalThis.setTimeout = real as typeof setTimeout;
    },
  };
}

/** A promise that never settles. The next timer, which is the caller's timeout, fires at once. */
export function silence<T>(): Promise<T> {
  const timers = changeTimers(() => {
    timers.restore();
    return 0;
  });
  return new Promise<T>(() => {});
}

/** Runs the work with provider timeouts of 0 ms, so that a provider that does not answer at once times out. */
export async function withoutProviderTimeout<T>(work: () => Promise<T>): Promise<T> {
  const { restore } = changeTimers((ms) => (ms >= WAIT.from && ms <= WAIT.to ? 0 : ms));
  try {
    return await work();
  } finally {
    restore();
  }
}

/**
 * Stops the timers of this process until the test calls `pass`. `expect.poll` still works. Undo it after each test
 * with `vi.useRealTimers`.
 */
export function useStoppedTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { pass: (ms: number = WAIT.to) => vi.advanceTimersByTimeAsync(ms) };
}

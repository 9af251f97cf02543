import { vi } from 'vitest';

/** How long this API waits for a provider by itself, in ms, less what it may have spent before. */
const WAIT = { from: 7_000, to: 8_000 };

type Timer = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => unknown;

/** Timers are set so by `change` until `restore`. */
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

/** An answer that never comes. Who waits for it with a limit, set right after the question, is at that limit at once. */
export function silence<T>(): Promise<T> {
  const timers = changeTimers(() => {
    timers.restore();
    return 0;
  });
  return new Promise<T>(() => {});
}

/** Does the work while nobody waits for a provider: what it has not answered at once, it does not answer in time. */
export async function withoutPatience<T>(work: () => Promise<T>): Promise<T> {
  const { restore } = changeTimers((ms) => (ms >= WAIT.from && ms <= WAIT.to ? 0 : ms));
  try {
    return await work();
  } finally {
    restore();
  }
}

/**
 * Stops the timers of this process, so that the limit of a wait comes when the test says so; `expect.poll` goes on. To be
 * undone after each test with `vi.useRealTimers`.
 */
export function holdTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { pass: (ms: number = WAIT.to) => vi.advanceTimersByTimeAsync(ms) };
}

export interface Figures {
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
}

/** What some seconds of work came to: how long each piece of it took, in ms, and all together. */
export interface Measured {
  readonly times: readonly number[];
  readonly tookMs: number;
}

/** Lets `callers` do the work again and again for a while, each waiting for its own answer. */
export async function measure(callers: number, forMs: number, work: () => Promise<void>): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const until = start + forMs;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        const began = performance.now();
        await work();
        times.push(performance.now() - began);
      }
    }),
  );
  return { times, tookMs: performance.now() - start };
}

export function figuresOf(parts: readonly Measured[]): Figures {
  const times = parts.flatMap((part) => part.times).sort((a, b) => a - b);
  const seconds = parts.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000;
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

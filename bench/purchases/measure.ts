export interface Figures {
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
}

/** The result of one measurement: the time of each call and the total time, in ms. */
export interface Measured {
  readonly times: readonly number[];
  readonly tookMs: number;
}

/** Lets `callers` repeat the work for `forMs`. Each waits for its call before it starts the next. */
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

export interface Figures {
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
}

/** Lets `callers` do the work again and again for a while, each waiting for its own answer. */
export async function measure(callers: number, forMs: number, work: () => Promise<void>): Promise<Figures> {
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
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

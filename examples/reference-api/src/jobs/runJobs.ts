import type { Log } from '../appContext.ts';
import { logFailure } from '../http/describeError.ts';

/** Work that a server repeats while it runs. */
export interface Job {
  /** The sentence for the log after a failed run. */
  readonly failure: string;
  readonly everyMs: number;
  /** The number of runs that may overlap: 1, unless the job skips what an earlier run has not finished. */
  readonly atOnce: number;
  /** Whether the first run waits for one interval. Otherwise it starts with the server. */
  readonly startsLater?: boolean;
  /** `ending` is aborted when the server stops. */
  run(ending: AbortSignal): Promise<void>;
}

/**
 * Repeats the jobs until `stop`, which waits for the runs in progress. A failed run is logged, and the next one
 * follows.
 */
export function startJobs(jobs: readonly Job[], context: { readonly log: Log }): { stop(): Promise<void> } {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const repeat = ({ failure, everyMs, atOnce, startsLater = false, run }: Job) => {
    let runs = 0;
    const tick = () => {
      if (runs >= atOnce) return;
      runs += 1;
      const current: Promise<void> = run(ending.signal)
        .catch((error: unknown) => logFailure(failure, error, context))
        .finally(() => {
          runs -= 1;
          running.delete(current);
        });
      running.add(current);
    };
    if (!startsLater) tick();
    return setInterval(tick, everyMs);
  };
  const timers = jobs.map(repeat);
  return {
    stop: async () => {
      ending.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Runs each job once, in their order. A failed job does not stop the others: its error is thrown at the end. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  const { signal } = new AbortController();
  const errors: unknown[] = [];
  for (const job of jobs) await job.run(signal).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Background jobs failed');
}

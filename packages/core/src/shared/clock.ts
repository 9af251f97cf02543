/** The clock of the platform. */
export interface Clock {
  /** Wall clock, ms since 1970. Compared only across reloads. */
  now(): number;
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * How long a test waits for a condition, in ms. It is not a measurement: it is long enough for a busy
 * machine, and only a hang reaches it.
 */
export const PATIENCE = 60_000;

/** A test or a hook has more time than a wait within it, so that the wait reports the hang. */
export const limits = {
  testTimeout: 4 * PATIENCE,
  hookTimeout: 4 * PATIENCE,
  // It looks every 10 ms, because most conditions hold within a few.
  expect: { poll: { timeout: PATIENCE, interval: 10 } },
} as const;

/**
 * How long a test waits for a condition, in ms. It measures nothing: on a busy machine the condition comes several times
 * later than on a quiet one, and only what hangs meets this limit.
 */
export const PATIENCE = 60_000;

/** A whole test or hook has longer than a wait in it, so that what hangs is named by the wait. */
export const limits = {
  testTimeout: 4 * PATIENCE,
  hookTimeout: 4 * PATIENCE,
  expect: { poll: { timeout: PATIENCE } },
} as const;

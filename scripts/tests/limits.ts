/** Timeout of waits in tests, in ms. Long enough for a busy machine: only a hang reaches it. */
export const PATIENCE = 60_000;

/** Tests and hooks get more time than a single wait, so that the wait reports the hang. */
export const limits = {
  testTimeout: 4 * PATIENCE,
  hookTimeout: 4 * PATIENCE,
  // Polls every 10 ms, because most conditions are met within a few ms.
  expect: { poll: { timeout: PATIENCE, interval: 10 } },
} as const;

/** Timeout of waits in tests, in ms. Long enough for a busy machine: only a hang reaches it. */
export const WAIT_TIMEOUT = 60_000;

/** Tests and hooks get more time than a single wait, so that the wait reports the hang. */
export const limits = {
  testTimeout: 4 * WAIT_TIMEOUT,
  hookTimeout: 4 * WAIT_TIMEOUT,
  // Polls every 10 ms, because most conditions are met within a few ms.
  expect: { poll: { timeout: WAIT_TIMEOUT, interval: 10 } },
} as const;

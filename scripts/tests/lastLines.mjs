/**
 * The last lines of a run's output. CI reads the total from the very last line.
 *
 * @param {{ passed: number, failed: number, skipped: number, seconds: number, processorSeconds: number, retried:
 * readonly string[] }} result
 * @param {number} stepSeconds Wall time of set-up, checks and builds, in seconds.
 */
export function lastLines({ passed, failed, skipped, seconds, processorSeconds, retried }, stepSeconds) {
  return [
    `set-up, checks and builds: ${stepSeconds} s`,
    `in all: ${seconds} s, and ${processorSeconds} s of processor time`,
    `${retried.length} tried again${retried.length > 0 ? ':' : ''}`,
    ...retried.map((name) => `  ${name}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}

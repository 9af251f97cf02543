/**
 * The last lines of a run's output. CI reads the total from the very last line.
 *
 * @param {{ passed: number, failed: number, skipped: number, seconds: number, processorSeconds: number, triedAgain:
 * readonly string[] }} result
 * @param {number} stepSeconds Wall time of set-up, checks and builds, in seconds.
 */
export function lastLines({ passed, failed, skipped, seconds, processorSeconds, triedAgain }, stepSeconds) {
  return [
    `set-up, checks and builds: ${stepSeconds} s`,
    `in all: ${seconds} s, and ${processorSeconds} s of processor time`,
    `${triedAgain.length} tried again${triedAgain.length > 0 ? ':' : ''}`,
    ...triedAgain.map((name) => `  ${name}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}

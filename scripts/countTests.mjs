/**
 * The parts of vitest's JSON report that are counted.
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 * testResults: TestFile[] }} Report
 */

/**
 * Counts the tests of a run, so that every kind of error counts as at least one failure.
 *
 * @param {Report | undefined} report `undefined` if the run ended before it wrote a report.
 * @param {number} code Vitest's exit code.
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(report, code) {
  const counted = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  // The run failed without a failed test: an error outside of the tests, or vitest itself crashed.
  const brokeOff = counted.failed === 0 && (code !== 0 || !report);
  return brokeOff ? { ...counted, failed: 1 } : counted;
}

/** @param {Report} report */
function read({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that can't be loaded has no failed test. It counts as one failure.
  const unread = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * What vitest's JSON reporter writes, as far as it is counted.
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: TestFile[] }} Report
 */

/**
 * Counts a run of tests so that nothing that went wrong counts as nothing.
 *
 * @param {Report | undefined} report Undefined where the run ended before it wrote one.
 * @param {number} code What vitest exited with.
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(report, code) {
  const counted = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  // No failed test, and yet it failed: an error outside of the tests, or vitest itself broke off.
  const brokeOff = counted.failed === 0 && (code !== 0 || !report);
  return brokeOff ? { ...counted, failed: 1 } : counted;
}

/** @param {Report} report */
function read({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that could not even be read has no failed test: it is one.
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

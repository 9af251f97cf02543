import { expect, it } from 'vitest';
import { countTests } from './countTests.mjs';

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};
const unread = { status: 'failed', assertionResults: [] };
const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };

it("adds up vitest's passed, pending and todo tests", () => {
  expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

it('counts a failed test once', () => {
  expect(countTests({ ...report, numFailedTests: 1, testResults: [failed] }, 1).failed).toBe(1);
});

it('counts each file that could not be loaded as a failure', () => {
  expect(countTests({ ...report, testResults: [unread, unread] }, 1).failed).toBe(2);
});

it('counts a failed run without a failed test as a failure', () => {
  expect(countTests(report, 1).failed).toBe(1);
});

it('counts a run without a report as a failure, even with exit code 0', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

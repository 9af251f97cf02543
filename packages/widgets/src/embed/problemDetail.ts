import { explainProblem, type Problem, problemMessages } from '@oja/core';
import type { ErrorDetail } from './events.ts';

/** 401 and 403 are about the widget session, which the page's own server asked for. */
const ABOUT_THE_SESSION = new Set([401, 403]);
/** Rate limited: a later try may work. */
const TOO_MANY = 429;

function whoseIs(problem: Problem): ErrorDetail['whose'] {
  switch (problem.kind) {
    case 'client':
      return ABOUT_THE_SESSION.has(problem.status) ? 'host' : 'server';
    case 'server':
    case 'unknown':
      return 'server';
    default:
      return 'network';
  }
}

/** The detail of `oja:error` for a failed call. */
export function problemDetail(problem: Problem): ErrorDetail {
  if (problem.kind === 'unknown' && problem.reason === 'no-token') {
    const message = 'getToken rejected, took longer than 20 s, or gave no { token, expiresAt }.';
    return { kind: 'no-token', retryable: true, whose: 'host', message };
  }
  return {
    // An embed offers no way to cancel a call.
    kind: problem.kind === 'cancel' ? 'unknown' : problem.kind,
    retryable: problem.kind !== 'client' || problem.status === TOO_MANY,
    whose: whoseIs(problem),
    message: explainProblem(problem, problemMessages),
  };
}

import { lacksTheCall, type Problem } from './problem.ts';

/** How often a read is retried automatically. Calls that change something are never repeated here. */
export const MOST_RETRIES = 3;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 1_500;

/** True if a retry may succeed: not after a refusal in the API's envelope, and not after a cancel or while offline. */
function mayHelp(problem: Problem): boolean {
  switch (problem.kind) {
    case 'client':
      // A retry does not help: the server, or the gateway in front of it, lacks the call.
      if (lacksTheCall(problem)) return false;
      return (
        problem.failure === null || problem.status === 408 || problem.status === 425 || problem.status === 429
      );
    case 'server':
    case 'timeout':
    case 'connection':
      return true;
    case 'unknown':
      return problem.reason === 'unexpected-response' && problem.path === undefined;
    case 'network':
    case 'cancel':
      return false;
  }
}

/**
 * Returns the pause before the next attempt in ms, or `null` to give up: capped exponential back-off with full jitter,
 * or the server's Retry-After if it sends one. `attempt` counts from 0; `random` returns 0 to 1.
 */
export function retryPause(problem: Problem, attempt: number, random: () => number): number | null {
  if (attempt >= MOST_RETRIES || !mayHelp(problem)) return null;
  if ('retryAfterMs' in problem && problem.retryAfterMs !== undefined) return problem.retryAfterMs;
  return random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

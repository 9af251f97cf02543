import { lacksTheCall, type Problem } from './problem.ts';

/** How often a read is asked again by itself. Calls that change something are never repeated here. */
export const MOST_RETRIES = 3;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 1_500;

/** True where asking again may help: not for a refusal in the API's own words, nor when we or the device stopped it. */
function mayHelp(problem: Problem): boolean {
  switch (problem.kind) {
    case 'client':
      // A 404 page stays one: the server, or the gateway before it, has no such call.
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
 * How long to wait before asking again, in ms, or null to give up: capped exponential back-off with full jitter, and
 * the server's own Retry-After where it gives one. `attempt` counts from 0; `random` gives 0 to 1.
 */
export function retryPause(problem: Problem, attempt: number, random: () => number): number | null {
  if (attempt >= MOST_RETRIES || !mayHelp(problem)) return null;
  if ('retryAfterMs' in problem && problem.retryAfterMs !== undefined) return problem.retryAfterMs;
  return random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}

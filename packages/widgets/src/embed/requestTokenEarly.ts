import type { GetToken } from './page.ts';

/**
 * Requests the first token at once, while the element's code is still loading, and returns that answer to the first
 * call. `find` gives the page's current callback. Core enforces the timeout.
 */
export function requestTokenEarly(find: () => GetToken): GetToken {
  // Async, so that a callback that throws is a rejection like any other.
  const request: GetToken = async () => find()();
  let first: ReturnType<GetToken> | null = request();
  // The first caller receives a failure; until then it must not count as an unhandled rejection.
  first.catch(() => {});
  return () => {
    const answer = first ?? request();
    first = null;
    return answer;
  };
}

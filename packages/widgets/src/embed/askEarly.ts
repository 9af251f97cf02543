import type { GetToken } from './page.ts';

/**
 * Asks for the first token at once, while the element's code is still on its way, and hands that answer to whoever
 * asks first. `find` gives the page's callback as it is at that moment. Core holds it to its time.
 */
export function askEarly(find: () => GetToken): GetToken {
  // Async, so that a callback that throws is a rejection like any other.
  const ask: GetToken = async () => find()();
  let first: ReturnType<GetToken> | null = ask();
  // Whoever asks hears of a failure; until then it is nobody's unhandled rejection.
  first.catch(() => {});
  return () => {
    const answer = first ?? ask();
    first = null;
    return answer;
  };
}

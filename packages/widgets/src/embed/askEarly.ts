import type { GetToken } from './page.ts';

/** A page that gives no token within this time has failed to, in ms. */
const DEADLINE = 20_000;

async function inTime(getToken: GetToken): ReturnType<GetToken> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('getToken took longer than 20 s')), DEADLINE);
  });
  try {
    return await Promise.race([getToken(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks for the first token at once, while the element's code is still on its way, and hands that answer to whoever
 * asks first. `find` gives the page's callback as it is at that moment.
 */
export function askEarly(find: () => GetToken): GetToken {
  let first: ReturnType<GetToken> | null = inTime(find());
  // Whoever asks hears of a failure; until then it is nobody's unhandled rejection.
  first.catch(() => {});
  return () => {
    const answer = first ?? inTime(find());
    first = null;
    return answer;
  };
}

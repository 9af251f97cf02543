import type { GetToken } from './page.ts';

/** After so long nothing is shared any more of what was asked before, in ms. */
const KEPT = 60_000;

/**
 * Asks for the token and for a tag's first call while its code is on the way. The elements of a page share the answers:
 * five tags with one `getToken` ask once for each.
 */
export interface EarlyRequests {
  /** Answers that are here or on their way: tokens by callback, calls by address and `Authorization`. */
  readonly answers: Map<unknown, Promise<unknown>>;
  /** Gives the answer that there is, or asks. */
  keep<T>(key: unknown, ask: () => Promise<T>): Promise<T>;
  /** Calls an address with the token of a callback. */
  call(getToken: GetToken, url: string): Promise<void>;
}

export function createEarlyRequests(): EarlyRequests {
  const answers: EarlyRequests['answers'] = new Map();
  let since = 0;
  const keep: EarlyRequests['keep'] = <T>(key: unknown, ask: () => Promise<T>) => {
    const now = performance.now();
    if (now - since >= KEPT) {
      answers.clear();
      since = now;
    }
    const known = answers.get(key) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    answers.set(key, asked);
    // Whoever is given it hears of a failure; until then it must not count as an unhandled rejection.
    asked.catch(() => answers.delete(key));
    return asked;
  };
  return {
    answers,
    keep,
    async call(getToken, url) {
      try {
        // Async, so that a callback that throws is a rejection like any other.
        const { token } = await keep(getToken, async () => getToken());
        const Authorization = `Bearer ${token}`;
        keep(url + Authorization, () => fetch(url, { redirect: 'error', headers: { Authorization } }));
      } catch {
        // The widget asks once more, and says what is wrong.
      }
    },
  };
}

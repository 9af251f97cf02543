import type { GetToken } from './page.ts';

/** How long early answers are shared, in ms. */
const KEPT = 60_000;

/**
 * Requests the token and the first call of an element while its code loads. The elements of a page share the answers: five
 * elements with the same `getToken` send each request once.
 */
export interface EarlyRequests {
  /** Answers and running requests: tokens by callback, calls by address and `Authorization`. */
  readonly answers: Map<unknown, Promise<unknown>>;
  /** Returns the known or running answer, or requests it. */
  keep<T>(key: unknown, ask: () => Promise<T>): Promise<T>;
  /** Requests the token of a callback, and calls an address with it unless the address is empty. */
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
    // Prevents an unhandled rejection. A caller that gets this promise still sees the failure.
    asked.catch(() => answers.delete(key));
    return asked;
  };
  return {
    answers,
    keep,
    async call(getToken, url) {
      try {
        // Async, so that a callback that throws becomes a rejection.
        const { token } = await keep(getToken, async () => getToken());
        const Authorization = `Bearer ${token}`;
        if (url)
          keep(url + Authorization, () => fetch(url, { redirect: 'error', headers: { Authorization } }));
      } catch {
        // The widget sends the request again and reports the fault.
      }
    },
  };
}

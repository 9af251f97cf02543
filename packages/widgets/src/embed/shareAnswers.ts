import type { EarlyRequests } from './earlyRequests.ts';
import type { GetToken } from './page.ts';

/**
 * Wraps `getToken` so that the elements of a page share its answers. Each element gets an answer once; its next call
 * requests a new one. `find` returns the page's current callback.
 */
export function shareTokens(early: EarlyRequests, find: () => GetToken | undefined): GetToken {
  let had: unknown;
  return async () => {
    const getToken = find();
    if (!getToken) throw new Error('No getToken');
    if (had && early.answers.get(getToken) === had) early.answers.delete(getToken);
    const answer = early.keep(getToken, async () => getToken());
    had = answer;
    return answer;
  };
}

const whenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** A `fetch` that answers the first matching call of each element with the early answer, if it exists. */
export function shareCalls(early: EarlyRequests): typeof fetch {
  const taken = new Set<unknown>();
  return (input, init) => {
    // Core passes the headers as a plain object.
    const { Authorization } = (init?.headers ?? {}) as Readonly<Record<string, string>>;
    const answer = early.answers.get(`${input}${Authorization}`) as Promise<Response> | undefined;
    if (!answer || taken.has(answer)) return fetch(input, init);
    taken.add(answer);
    return Promise.race([answer.then((response) => response.clone()), whenAborted(init?.signal)]);
  };
}

import type { EarlyRequests } from './earlyRequests.ts';
import type { GetToken } from './page.ts';

/**
 * A callback that shares its answers with the other elements of the page: each of them is given an answer once, and whoever
 * asks again asks for a newer one. `find` gives the page's current callback.
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

/** `fetch` that gives an answer which was asked for early to the first who asks for it, in each element. */
export function shareCalls(early: EarlyRequests): typeof fetch {
  const taken = new Set<unknown>();
  return (input, init) => {
    // As core makes them: the headers are a plain object.
    const { Authorization } = (init?.headers ?? {}) as Readonly<Record<string, string>>;
    const answer = early.answers.get(`${input}${Authorization}`) as Promise<Response> | undefined;
    if (!answer || taken.has(answer)) return fetch(input, init);
    taken.add(answer);
    return Promise.race([answer.then((response) => response.clone()), whenAborted(init?.signal)]);
  };
}

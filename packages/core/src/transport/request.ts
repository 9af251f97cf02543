import wretch from 'wretch';
import type { Dispatch } from './send.ts';

/** Sends a call; resolves with the response, whatever its status, and rejects where none came. */
export async function request(
  { url, method, headers, body }: Dispatch,
  options: RequestInit,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  return (
    wretch(url, options)
      .fetchPolyfill(fetch)
      .headers(headers)
      // Without this, wretch would read a refusal's body itself, without the limit of size.
      .customError((error) => error)
      .fetch(method, '', body ?? null)
      .res()
      .catch((error: { response?: Response }) => {
        if (error.response) return error.response;
        throw error;
      })
  );
}

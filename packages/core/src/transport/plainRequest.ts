import type { Dispatch } from './send.ts';

/** `request` without wretch: our own builds put it in that one's place, because wretch is 2 KB of each page. */
export async function request(
  { url, method, headers, body }: Dispatch,
  options: RequestInit,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  return fetch(url, { ...options, method, headers, ...(body !== undefined && { body }) });
}

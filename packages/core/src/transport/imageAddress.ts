import { parseUrl } from './apiBase.ts';

/**
 * Where a picture that the server names is, as an address to load it from; null where there is none to load. Pictures of
 * the API's own origin alone: a stranger's host would learn who looks at which sale, and a strict page forbids it.
 * `apiBase` as a client has it, '' for the page's own; `page` is the page's origin.
 */
export function imageAddress(raw: string | undefined, apiBase: string, page: string): string | null {
  const home = apiBase || page;
  const url = raw ? parseUrl(raw, home) : null;
  if (!url) return null;
  // A blob: has the origin of its page.
  const isOwn = url.origin === new URL(home).origin && /^https?:$/.test(url.protocol);
  return isOwn && !url.username && !url.password ? url.href : null;
}

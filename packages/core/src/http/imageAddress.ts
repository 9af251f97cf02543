import { parseUrl } from './apiBase.ts';

/**
 * Returns the address of an image that the server names; `null` if no image can be loaded. Only images of the API's own
 * origin are loaded: another host would learn who views which purchase, and a strict Content Security Policy forbids
 * it. `apiBase` is the client's, '' for the page's own origin; `page` is the page's origin.
 */
export function imageAddress(raw: string | undefined, apiBase: string, page: string): string | null {
  const home = apiBase || page;
  const url = raw ? parseUrl(raw, home) : null;
  if (!url) return null;
  // A `blob:` URL has the origin of its page, so the protocol is checked too.
  const isOwn = url.origin === new URL(home).origin && /^https?:$/.test(url.protocol);
  return isOwn && !url.username && !url.password ? url.href : null;
}

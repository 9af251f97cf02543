import { percentEncode } from '@oja/core';

const HOME = '/';
const LOGIN = '/login';

/** The path of the sign-in page. `from` is where to go after sign-in. */
export function loginAddress(from: string | null): string {
  return from === null || from === HOME ? LOGIN : `${LOGIN}?next=${percentEncode(from)}`;
}

/** `URL.canParse` is missing in browsers from 2022, which are still in use. */
function read(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

/**
 * Where to go after sign-in, from the query of the sign-in page. Accepts only a path of this app and returns it without
 * an origin: a link to the sign-in page must never redirect an agent to another site.
 */
export function readNext(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  // Exactly one leading slash: browsers treat "//host" and "/\host" as other sites.
  if (!/^\/(?![/\\])/.test(next)) return HOME;
  const url = read(next, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (url.pathname.replace(/\/+$/, '') === LOGIN) return HOME;
  return url.pathname + url.search + url.hash;
}

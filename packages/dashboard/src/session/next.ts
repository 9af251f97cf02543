import { percentEncode } from '@oja/core';

const HOME = '/';
const LOGIN = '/login';

/** The address of the sign-in page; `from` is where to go on afterwards. */
export function loginAddress(from: string | null): string {
  return from === null || from === HOME ? LOGIN : `${LOGIN}?next=${percentEncode(from)}`;
}

/** Not `URL.canParse`: browsers of 2022 are still in use. */
function read(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

/**
 * Where to go after signing in, from the query of the sign-in page. Only an address of this app is taken, and it is
 * given back without its origin: a link to the sign-in page must never lead an agent to another site.
 */
export function readNext(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  // One slash and then no second one: "//host" and "/\host" are other sites to a browser.
  if (!/^\/(?![/\\])/.test(next)) return HOME;
  const url = read(next, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (url.pathname.replace(/\/+$/, '') === LOGIN) return HOME;
  return url.pathname + url.search + url.hash;
}

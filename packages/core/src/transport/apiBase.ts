/** Thrown by createClient for an API base that must not be used: nothing is requested and no token is asked for. */
export class ApiBaseError extends Error {
  override readonly name = 'ApiBaseError';
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/**
 * Reads the one place that calls go to into an origin such as "https://api.example.ng". The empty string means the
 * page's own origin. Refused: anything but https (http only on loopback), user names in the address, a path, a query,
 * and, where `allowed` is given, every origin not in that list. Compared as origins, never as strings: "https://a@b",
 * "//b" and "https:\\b" all look like something else than they are.
 */
export function parseApiBase(raw: string, allowed?: readonly string[]): string {
  const base = raw.trim();
  if (base === '') return '';
  if (!/^https?:\/\/[^\\@]+$/i.test(base)) throw new ApiBaseError(`Not an API base: ${base}`);
  const url = parseUrl(base);
  if (!url || url.username || url.password) throw new ApiBaseError(`Not an API base: ${base}`);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ApiBaseError(`The API base is an origin without a path: ${url.origin}`);
  }
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new ApiBaseError(`The API base must be https: ${url.origin}`);
  }
  if (allowed && !allowed.includes(url.origin)) {
    throw new ApiBaseError(`The API base is not one of those that this build allows: ${url.origin}`);
  }
  return url.origin;
}

/** Reads an address, against `base` where it may be relative; null for none. `URL.canParse` is missing on phones of 2023. */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}

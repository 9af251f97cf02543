import { createOjaError } from './ojaError.ts';

/** https, or http on the developer's own machine; nothing behind the host, and no user name before it. */
const ORIGIN = /^(?:https:\/\/[^\\/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)\/?$/i;

/**
 * Reads the one place that calls go to into an origin such as "https://api.example.ng". The empty string means the
 * page's own origin. Refused: anything but https (http only on loopback), user names in the address, a path, a query,
 * and, where `allowed` is given, every origin not in that list. Compared as origins, never as strings: "https://a@b",
 * "//b" and "https:\\b" all look like something else than they are. Null for what is refused.
 */
export function readApiBase(raw: string, allowed?: readonly string[]): string | null {
  const base = raw.trim();
  if (base === '') return '';
  const url = ORIGIN.test(base) ? parseUrl(base) : null;
  return url && (!allowed || allowed.includes(url.origin)) ? url.origin : null;
}

/** The same, for a host whose mistake it is: throws for what is refused. */
export function parseApiBase(raw: string, allowed?: readonly string[]): string {
  const base = readApiBase(raw, allowed);
  if (base === null) throw createOjaError('api-base', `Not an https origin of this build: ${raw.trim()}`);
  return base;
}

/** Reads an address, against `base` where it may be relative; null for none. `URL.canParse` is missing on phones of 2023. */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}

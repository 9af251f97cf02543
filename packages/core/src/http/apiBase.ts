import { createOjaError } from './ojaError.ts';

/** https, or http on the developer's machine; no path after the host and no user name before it. */
const ORIGIN = /^(?:https:\/\/[^\\/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)\/?$/i;

/**
 * Parses the API base into an origin such as "https://api.example.ng". An empty string means the page's own origin.
 * Returns `null` for anything but https (http only on loopback), user names in the address, a path, a query, and, if
 * `allowed` is given, any origin outside that list. Compares origins, never strings: "https://a@b", "//b" and
 * "https:\\b" do not lead where they seem to.
 */
export function readApiBase(raw: string, allowed?: readonly string[]): string | null {
  const base = raw.trim();
  if (base === '') return '';
  const url = ORIGIN.test(base) ? parseUrl(base) : null;
  return url && (!allowed || allowed.includes(url.origin)) ? url.origin : null;
}

/** Like `readApiBase`, but throws for a refused base: it is the host's mistake. */
export function parseApiBase(raw: string, allowed?: readonly string[]): string {
  const base = readApiBase(raw, allowed);
  if (base === null)
    throw createOjaError('api-base', `apiBase is not an https origin that this build allows: ${raw.trim()}`);
  return base;
}

/** Parses an address, relative to `base` if given; `null` if it is invalid. `URL.canParse` is missing on phones of 2023. */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}

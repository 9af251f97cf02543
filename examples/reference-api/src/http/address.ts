import { isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from './env.ts';

/** The result of `clientAddress` if neither the proxy nor the connection has an address. */
export const NO_ADDRESS = 'unknown';

/**
 * Returns an IP address in canonical form, so that two spellings of it compare equal: IPv6 as in RFC 5952 and
 * without its zone, an IPv4-mapped address as IPv4. Returns `undefined` for anything else, such as "127.1" or
 * a host name.
 */
export function parseAddress(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  return ipaddr.process(text.replace(/%.*$/, '')).toString();
}

/** "[IPv6]" or IPv4, with or without a port (RFC 7239, section 6). */
const NODE = /^(?:\[([^\]]+)\]|([\d.]+))(?::(?:\d{1,5}|_[\w.-]+))?$/;

const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1');

/**
 * Returns the address of a proxy's node, such as 203.0.113.7, 203.0.113.7:50001, 2001:db8::1 or
 * "[2001:db8::1]:50001". Returns `undefined` for "unknown" and "_hidden".
 */
function parseNode(text: string): string | undefined {
  const node = unquote(text);
  const [, inBrackets, dotted] = NODE.exec(node) ?? [];
  if (inBrackets !== undefined && isIP(inBrackets) !== 6) return undefined;
  return parseAddress(inBrackets ?? dotted ?? node);
}

/**
 * `name=value;`, with the value optionally in quotes. Also matches colons and brackets outside quotes, a
 * mistake of some proxies.
 */
const PAIR = String.raw`\s*([\w!#$%&'*+.^|~-]+)=("(?:[^"\\]|\\.)*"|[^\s;"\\]+)\s*(?:;|$)`;
const ELEMENT = new RegExp(`^(?:${PAIR})+$`);

/**
 * Returns the `for` node of one element of `Forwarded` (RFC 7239, section 4). One malformed pair makes the
 * element unreadable.
 */
function nodeOfElement(element: string): string | undefined {
  if (!ELEMENT.test(element)) return undefined;
  const pairs = [...element.matchAll(new RegExp(PAIR, 'g'))];
  const nodes = pairs.filter(([, name]) => name?.toLowerCase() === 'for');
  return nodes.length === 1 ? nodes[0]?.[2] : undefined;
}

/**
 * Returns the address in the last entry of `header` (`forwarded`, `x-forwarded-for` or the like), which the proxy
 * wrote. Entries before the last comma came with the request and may be forged, so an empty or unreadable last entry
 * gives `undefined`.
 */
export function parseForwarded(header: string, written: string): string | undefined {
  const last = written.split(',').at(-1)?.trim() ?? '';
  const node = header.toLowerCase() === 'forwarded' ? nodeOfElement(last) : last;
  return node === undefined ? undefined : parseNode(node);
}

/** The setting for a server that callers reach directly, instead of a header name. */
export const NO_PROXY = 'none';

/**
 * Returns the caller's address in the form of `parseAddress`. Behind a proxy, this is the last entry of `header`. If
 * that entry is unreadable, it is the connection's address, which is the proxy's; never a value that came with the
 * request.
 */
export function clientAddress(c: Context<Env>, header: string | undefined): string {
  const isBehindProxy = header !== undefined && header !== NO_PROXY;
  const written = isBehindProxy ? c.req.header(header) : undefined;
  const named = isBehindProxy && written !== undefined ? parseForwarded(header, written) : undefined;
  // A request that the app makes to itself has no connection and no `env`.
  return named ?? parseAddress(c.env?.incoming?.socket.remoteAddress ?? '') ?? NO_ADDRESS;
}

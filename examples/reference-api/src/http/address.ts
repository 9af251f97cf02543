import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What `clientAddress` gives where neither the proxy nor the connection has an address. */
export const NO_ADDRESS = 'unknown';

/**
 * An IP address in its one form, so that two writings of it compare equal: an IPv6 address as RFC 5952 writes it and
 * without its zone, an IPv4-mapped one as IPv4. `undefined` for anything else, such as "127.1" or a host name.
 */
export function parseAddress(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  return ipaddr.process(text.replace(/%.*$/, '')).toString();
}

/** "[IPv6]" or IPv4, with or without a port (RFC 7239, section 6). */
const NODE = /^(?:\[([^\]]+)\]|([\d.]+))(?::(?:\d{1,5}|_[\w.-]+))?$/;

const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1');

/** The address of a proxy's node: 203.0.113.7, 203.0.113.7:50001, 2001:db8::1, "[2001:db8::1]:50001". `undefined` for "unknown" and "_hidden". */
function parseNode(text: string): string | undefined {
  const node = unquote(text);
  const [, inBrackets, dotted] = NODE.exec(node) ?? [];
  if (inBrackets !== undefined && isIP(inBrackets) !== 6) return undefined;
  return parseAddress(inBrackets ?? dotted ?? node);
}

/** `name=value;`, the value also in quotes. Colons and brackets outside quotes are an error that some proxies make. */
const PAIR = String.raw`\s*([\w!#$%&'*+.^|~-]+)=("(?:[^"\\]|\\.)*"|[^\s;"\\]+)\s*(?:;|$)`;
const ELEMENT = new RegExp(`^(?:${PAIR})+$`);

/** The node of an element of `Forwarded` (RFC 7239, section 4). One malformed pair makes the element unreadable. */
function nodeOfElement(element: string): string | undefined {
  if (!ELEMENT.test(element)) return undefined;
  const pairs = [...element.matchAll(new RegExp(PAIR, 'g'))];
  const nodes = pairs.filter(([, name]) => name?.toLowerCase() === 'for');
  return nodes.length === 1 ? nodes[0]?.[2] : undefined;
}

/**
 * The address that a proxy wrote last into `header` (`forwarded`, `x-forwarded-for` or the like). What stands before the
 * last comma came with the request and may be invented, so an empty or unreadable last part gives `undefined`.
 */
export function parseForwarded(header: string, written: string): string | undefined {
  const last = written.split(',').at(-1)?.trim() ?? '';
  const node = header.toLowerCase() === 'forwarded' ? nodeOfElement(last) : last;
  return node === undefined ? undefined : parseNode(node);
}

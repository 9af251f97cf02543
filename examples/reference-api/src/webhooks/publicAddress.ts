import ipaddr from 'ipaddr.js';
import { invalid } from '../http/refusal.ts';
import type { WebhookRules } from './webhookRules.ts';

type Reach = Pick<WebhookRules, 'toLoopback'>;

/** The globally routed IPv6 addresses (IANA). Others are unassigned, or belong to another kind of network. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Parses an IP address, and converts `::ffff:127.0.0.1` into "127.0.0.1". Returns `undefined` for other text. */
const parse = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined);

/** Whether the address is public, and not reserved for a local network. */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

const isLoopbackAddress = (address: string): boolean => parse(address)?.range() === 'loopback';

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

function isAllowed(address: string, { protocol }: URL, { toLoopback }: Reach): boolean {
  if (toLoopback && isLoopbackAddress(address)) return true;
  return protocol === 'https:' && isPublicAddress(address);
}

/**
 * The address to connect to; `null` if the name has no address, or if any of its addresses is not public. The owner
 * of the name decides the order of the addresses and may change them at any time, so each try checks again and
 * connects to the checked address.
 */
export async function findAddress(
  url: URL,
  rules: Pick<WebhookRules, 'toLoopback' | 'resolve'>,
): Promise<string | null> {
  const host = hostOf(url);
  const found = ipaddr.isValid(host) ? [host] : await rules.resolve(host).catch(() => []);
  const [first] = found;
  return first !== undefined && found.every((one) => isAllowed(one, url, rules)) ? first : null;
}

/** Names that resolve only within a local network (RFC 6761, RFC 6762, ICANN). */
const INNER_NAME = /(^|\.)(localhost|local|internal|home\.arpa|onion)\.?$/i;

const FORM = 'Use a URL like https://shop.example/webhooks.';

/** Parses the URL of a webhook. Names are resolved only at each try, so only obvious faults are refused here. */
export function readWebhookUrl(typed: string, rules: Reach): URL {
  if (!URL.canParse(typed)) throw invalid('url', FORM);
  const url = new URL(typed);
  const host = hostOf(url);
  if (url.username || url.password || url.hash)
    throw invalid(
      'url',
      'Leave out the username, the password and the part after #. The signature proves who sent the event.',
    );
  if (rules.toLoopback && isLoopbackAddress(host) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw invalid('url', 'The URL must begin with https://.');
  const isInner = ipaddr.isValid(host)
    ? !isPublicAddress(host)
    : INNER_NAME.test(host) || !host.includes('.');
  if (isInner)
    throw invalid('url', 'Only public internet addresses can receive events. This one is not public.');
  return url;
}

import ipaddr from 'ipaddr.js';
import { invalid } from '../http/refusal.ts';
import type { WebhookRules } from './webhookRules.ts';

type Reach = Pick<WebhookRules, 'toLoopback'>;

/** All that is routed on the internet over IPv6 (IANA). What is outside of it is nobody's, or another network's. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** "127.0.0.1", also where it is written as `::ffff:127.0.0.1`; undefined for what is no address. */
const parse = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined);

/** True for an address that anybody on the internet can reach, and no machine of this network alone. */
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
 * The address to connect to; null where the name has none, or any of its addresses is not public: whoever owns the name
 * decides which one comes first, and may change that at any time. So this is asked before each try, and the connection
 * goes to what it gives.
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

/** Names that lead nowhere but into a network of its own (RFC 6761, RFC 6762, ICANN). */
const INNER_NAME = /(^|\.)(localhost|local|internal|home\.arpa|onion)\.?$/i;

const FORM = 'Write an address like https://shop.example/webhooks.';

/** What an agent typed, as it is kept. Names are looked up when something is sent: here only what is plain is refused. */
export function readWebhookUrl(typed: string, rules: Reach): URL {
  if (!URL.canParse(typed)) throw invalid('url', FORM);
  const url = new URL(typed);
  const host = hostOf(url);
  if (url.username || url.password || url.hash)
    throw invalid(
      'url',
      'Leave out the name, the password and what follows #. The signature proves who sends.',
    );
  if (rules.toLoopback && isLoopbackAddress(host) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw invalid('url', 'It has to begin with https://.');
  const isInner = ipaddr.isValid(host)
    ? !isPublicAddress(host)
    : INNER_NAME.test(host) || !host.includes('.');
  if (isInner) throw invalid('url', 'Only an address on the internet can be told. This one is not.');
  return url;
}

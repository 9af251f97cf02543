import ipaddr from 'ipaddr.js';
import { parseAddress } from '../http/address.ts';

/**
 * The counter key of an address: an IPv4 address (also if written as IPv6), or the /64 network of an IPv6 address,
 * because a single customer gets at least a /64. Returns other text unchanged.
 */
export function addressGroup(address: string): string {
  const plain = parseAddress(address);
  if (plain === undefined) return address;
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv4) return plain;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

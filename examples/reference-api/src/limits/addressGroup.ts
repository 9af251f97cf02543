import ipaddr from 'ipaddr.js';
import { parseAddress } from '../http/address.ts';

/**
 * What stands for one caller in limits by address: an IPv4 address, also one that is written as IPv6; of an IPv6 address
 * the /64, because a single customer is given at least that many. Anything else is taken as it is.
 */
export function addressGroup(address: string): string {
  const plain = parseAddress(address);
  if (plain === undefined) return address;
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv4) return plain;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

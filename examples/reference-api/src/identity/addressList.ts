import { BlockList, isIP } from 'node:net';
import { parseAddress } from '../http/address.ts';

/** The length in bits of the prefix of an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). */
const MAPPED_BITS = 96;

/**
 * Returns an entry of an allow list in stored form: an address in the form of `parseAddress`, or a CIDR range.
 * Returns `undefined` for other text and for an address with a zone.
 */
export function parseAddressRange(typed: string): string | undefined {
  const [written = '', bits, ...more] = typed.trim().split('/');
  const address = written.includes('%') ? undefined : parseAddress(written);
  if (address === undefined || more.length > 0) return undefined;
  if (bits === undefined) return address;
  if (!/^\d{1,3}$/.test(bits)) return undefined;
  const isMapped = isIP(written) === 6 && isIP(address) === 4;
  const size = Number(bits) - (isMapped ? MAPPED_BITS : 0);
  const longest = isIP(address) === 4 ? 32 : 128;
  return size >= 0 && size <= longest ? `${address}/${size}` : undefined;
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether the list is empty or contains this address. */
export function isAllowedFrom(address: string, entries: readonly string[]): boolean {
  if (entries.length === 0) return true;
  const plain = parseAddress(address);
  if (plain === undefined) return false;
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', bits] = (parseAddressRange(entry) ?? entry).split('/');
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list.check(plain, familyOf(plain));
}

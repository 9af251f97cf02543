import { BlockList, isIP } from 'node:net';

/** An entry of an allow list as it is kept: an address, or CIDR. `undefined` for what is neither. */
export function parseAddressRange(typed: string): string | undefined {
  const [address = '', bits, ...more] = typed.trim().toLowerCase().split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || more.length > 0 || address.includes('%')) return undefined;
  if (bits === undefined) return address;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= longest ? `${address}/${Number(bits)}` : undefined;
}

/** An address as people write it: an IPv4 address that came as IPv6 without its prefix, and no zone. */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** True where the list has the address, or is empty. What is no address is on no list. */
export function isAllowedFrom(address: string, entries: readonly string[]): boolean {
  if (entries.length === 0) return true;
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return false;
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list.check(plain, familyOf(plain));
}

import { isIP } from 'node:net';

/** The eight groups of an IPv6 address in its canonical writing. */
function groupsOf(address: string): readonly string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  if (tail === undefined) return split(head);
  const missing = 8 - split(head).length - split(tail).length;
  return [...split(head), ...Array.from({ length: missing }, () => '0'), ...split(tail)];
}

/** "1a2b" and "3c4d" as the last four numbers of an IPv4 address. */
function dotted(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/**
 * What stands for one caller in limits by address: an IPv4 address, also one that is written as IPv6; of an IPv6 address
 * the /64, because a single customer is given at least that many. Anything else is taken as it is.
 */
export function addressGroup(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) return dotted(groups[6] ?? '', groups[7] ?? '');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The fields of a service that the hint needs. The server sends the prefixes, because the numbering plan grows. */
export interface PrefixOwner {
  readonly id: string;
  readonly prefixes?: readonly string[] | undefined;
}

/**
 * The service of the network to which the number's prefix was first assigned; `null` for an unassigned prefix. Only a
 * hint, because numbers are ported. The longest prefix wins (07025 is MTN although 0702 is mixed). `typed` may be
 * incomplete.
 */
export function hintNetwork<T extends PrefixOwner>(typed: string, services: readonly T[]): T | null {
  let best: T | null = null;
  let longest = 0;
  for (const service of services) {
    for (const prefix of service.prefixes ?? []) {
      if (prefix.length > longest && typed.startsWith(prefix)) {
        best = service;
        longest = prefix.length;
      }
    }
  }
  return best;
}

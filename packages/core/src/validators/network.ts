/** What the hint needs to know of a service: its prefixes come from the server (they are data, the plan grows). */
export interface PrefixOwner {
  readonly id: string;
  readonly prefixes?: readonly string[] | undefined;
}

/**
 * The service whose network the number was once given to, or `null` for an unassigned prefix. Only a hint: numbers
 * are ported. The longest prefix wins (07025 is MTN although 0702 is mixed). `typed` may be incomplete.
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

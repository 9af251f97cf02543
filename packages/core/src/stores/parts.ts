import type { Platform } from '../platform/platform.ts';
import type { Call } from '../session/call.ts';
import type { Session } from '../session/session.ts';

/** What a store stands on. */
export interface PartPorts {
  readonly call: Call;
  readonly platform: Platform;
  /** Null where the page hands out tokens. */
  readonly session: Session | null;
  /** The wall clock, ms since 1970. */
  now(): number;
}

/** A store that a page brings only where it shows it. */
export interface Part {
  /** Forgets everything of the agent who is leaving. Missing where a part belongs to the device. */
  reset?(): void;
}

/** The store that `make` makes: the same one each time, for one client. */
export type Use = <T extends object>(make: (ports: PartPorts) => T) => T;

/** Keeps the parts of one client, each made when it is first used. */
export function createParts(ports: PartPorts): { readonly use: Use; reset(): void } {
  const made = new Map<(ports: PartPorts) => object, object>();
  return {
    use<T extends object>(make: (ports: PartPorts) => T): T {
      const known = made.get(make);
      // What `make` makes is a T, and it is kept under `make` itself.
      if (known) return known as T;
      const part = make(ports);
      made.set(make, part);
      return part;
    },
    reset() {
      for (const part of made.values()) (part as Part).reset?.();
    },
  };
}

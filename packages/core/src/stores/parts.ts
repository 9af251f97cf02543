import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Platform } from '../platform/platform.ts';
import type { Dedupe } from '../purchase/pursuitPorts.ts';
import type { Transaction } from '../schemas/transaction.ts';
import type { Call } from '../session/call.ts';
import type { Session } from '../session/session.ts';
import type { FailedPurchases } from '../transactions/transactionOutcome.ts';

/** Whose things these are. A new one for each session, also where the same agent signs in again. */
export interface Account {
  readonly agentId: string;
}

/** What a store stands on. */
export interface PartPorts {
  readonly call: Call;
  readonly platform: Platform;
  /** Null where the page hands out tokens. */
  readonly session: Session | null;
  /** Null while nobody is signed in. */
  readonly account: ReadonlySignal<Account | null>;
  /** Whether the server pays at most once for one reference. */
  readonly dedupe: Dedupe;
  /** What the server's operator promises about the money of failed purchases. */
  readonly failedPurchases: FailedPurchases;
  /** True while a purchase is on its way to the server: written by what sends it. */
  readonly isSending: Signal<boolean>;
  /** Told whenever the server's word on a purchase changes, so that balance and list follow. */
  readonly onTransaction: (transaction: Transaction) => void;
  /** The wall clock, ms since 1970. */
  now(): number;
  /** Another store of the same client. */
  readonly use: Use;
}

/** A store that a page brings only where it shows it. */
export interface Part {
  /** Forgets everything of the agent who is leaving. Missing where a part belongs to the device. */
  reset?(): void;
}

/** The store that `make` makes: the same one each time, for one client. */
export type Use = <T extends object>(make: (ports: PartPorts) => T) => T;

/** The parts of one client. */
export interface Parts {
  readonly use: Use;
  readonly isSending: ReadonlySignal<boolean>;
  /** Somebody is there: what was left open is taken up. */
  begin(agentId: string): void;
  reset(): void;
}

/** Keeps the parts of one client, each made when it is first used. */
export function createParts(given: Omit<PartPorts, 'account' | 'isSending' | 'use'>): Parts {
  const account = signal<Account | null>(null);
  const isSending = signal(false);
  const made = new Map<(ports: PartPorts) => object, object>();
  const ports: PartPorts = { ...given, account, isSending, use };

  function use<T extends object>(make: (ports: PartPorts) => T): T {
    const known = made.get(make);
    // What `make` makes is a T, and it is kept under `make` itself.
    if (known) return known as T;
    const part = make(ports);
    made.set(make, part);
    return part;
  }
  return {
    use,
    isSending,
    begin(agentId) {
      account.value = { agentId };
    },
    reset() {
      account.value = null;
      for (const part of made.values()) (part as Part).reset?.();
    },
  };
}

import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Call } from '../http/transport.ts';
import type { Intent } from '../journal/intent.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../session/session.ts';
import type { FailedPurchases } from '../transaction/outcome.ts';
import type { Transaction } from '../transaction/schema.ts';

/** Resolves with the agent's transactions that may be this purchase, or `null` if they can't be loaded now. */
export type LoadCandidates = (
  call: Call,
  intent: Intent,
  signal: AbortSignal,
) => Promise<readonly Transaction[] | null>;

/** The agent whose data the stores have. A new object for each session, even if the same agent signs in again. */
export interface Account {
  readonly agentId: string;
}

/** The dependencies of a store. */
export interface StoreContext {
  readonly call: Call;
  readonly platform: Platform;
  /** `null` if the page provides the tokens. */
  readonly session: Session | null;
  /** `null` while no agent is signed in. */
  readonly account: ReadonlySignal<Account | null>;
  /** `null` if the server pays at most once for one reference. */
  readonly loadCandidates: LoadCandidates | null;
  /** What the server's operator promises about the money of failed purchases. */
  readonly failedPurchases: FailedPurchases;
  /** True while a purchase is being sent to the server; set by the code that sends it. */
  readonly isSending: Signal<boolean>;
  /** Called when the server's state of a purchase changes, so that the balance and the list are updated. */
  readonly onTransaction: (transaction: Transaction) => void;
  /** The wall clock, ms since 1970. */
  now(): number;
  /** Another store of the same client. */
  readonly getStore: GetStore;
}

/** A store that belongs to the session. A store that belongs to the device has no `reset`. */
export interface Resettable {
  /** Clears all data of the agent. */
  reset?(): void;
}

/** Creates a store. Also its identity: a client has one store for each factory. */
export type StoreFactory<T extends object> = (context: StoreContext) => T;

/** Returns the store of this factory. It is created on first use, and the same one each time. */
export type GetStore = <T extends object>(create: StoreFactory<T>) => T;

/** The on-demand stores of one client. */
export interface StoreRegistry {
  readonly getStore: GetStore;
  readonly isSending: ReadonlySignal<boolean>;
  /** Starts an account: its stores resume open work. */
  startAccount(agentId: string): void;
  reset(): void;
}

type RegistryOptions = Omit<StoreContext, 'account' | 'isSending' | 'getStore'>;

export function createStoreRegistry(options: RegistryOptions): StoreRegistry {
  const account = signal<Account | null>(null);
  const isSending = signal(false);
  const stores = new Map<StoreFactory<object>, object>();
  const context: StoreContext = { ...options, account, isSending, getStore };

  function getStore<T extends object>(create: StoreFactory<T>): T {
    const existing = stores.get(create);
    // The map has, for each factory, the store that it returned.
    if (existing) return existing as T;
    const store = create(context);
    stores.set(create, store);
    return store;
  }
  return {
    getStore,
    isSending,
    startAccount(agentId) {
      account.value = { agentId };
    },
    reset() {
      account.value = null;
      for (const store of stores.values()) (store as Resettable).reset?.();
    },
  };
}

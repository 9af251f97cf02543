import { effect } from '@preact/signals-core';
import { deviceJournal } from '../journal/indexedDbJournal.ts';
import type { Resettable, StoreContext } from '../stores/storeRegistry.ts';
import { createPurchaseMachine, type PurchaseMachine } from './machine.ts';
import { createPurchaseRegistry, type PurchaseRegistry } from './registry.ts';
import type { PurchaseTracker } from './tracker.ts';

/** Every purchase of the agent who is signed in, open ones from before included, and the sales that begin here. */
export interface Purchases extends PurchaseRegistry {
  /** Starts a purchase of one category: what a purchase widget stands on. It never adopts `skipped`. */
  start(category: string, skipped?: readonly PurchaseTracker[]): PurchaseMachine;
}

/**
 * For `client.getStore`: follows what this agent left open, from the moment it is first used. A page that shows an
 * agent anything gets it at once, so that an earlier purchase is never forgotten.
 */
export function createPurchases(context: StoreContext): Purchases & Resettable {
  const { call, dedupe, failedPurchases, onTransaction } = context;
  const platform = { ...context.platform, journal: context.platform.journal ?? deviceJournal() };
  const registry = createPurchaseRegistry({ call, platform, dedupe, failedPurchases, onTransaction });
  effect(() => {
    const account = context.account.value;
    if (account) registry.resume(account.agentId);
  });
  effect(() => {
    context.isSending.value = registry.trackers.value.some(({ state }) => state.value.step === 'sending');
  });
  return {
    ...registry,
    reset() {
      registry.stop();
      platform.journal.close?.();
    },
    start: (category, skipped) => createPurchaseMachine(category, registry, platform, skipped),
  };
}

/** Starts a purchase of one category: reviewed, bought once, and tracked to its end. It never adopts `skipped`. */
export function startPurchase(
  { getStore }: Pick<StoreContext, 'getStore'>,
  category: string,
  skipped?: readonly PurchaseTracker[],
): PurchaseMachine {
  return getStore(createPurchases).start(category, skipped);
}

import { effect } from '@preact/signals-core';
import { deviceJournal } from '../journal/indexedDbJournal.ts';
import type { Resettable, StoreContext } from '../store/storeRegistry.ts';
import { createPurchaseMachine, type PurchaseMachine } from './machine.ts';
import { createPurchaseRegistry, type PurchaseRegistry } from './registry.ts';
import type { PurchaseTracker } from './tracker/tracker.ts';

/** All purchases of the signed-in agent in this tab, including open ones from earlier visits. */
export interface Purchases extends PurchaseRegistry {
  /** Starts a purchase of one category, for a purchase widget. It never takes up `skipped`. */
  start(category: string, skipped?: readonly PurchaseTracker[]): PurchaseMachine;
}

/**
 * Creates the store of purchases, which follows the agent's open purchases from its first use; pass it to
 * `client.getStore`. Every page for an agent should get it at once, so that no earlier purchase is forgotten.
 */
export function createPurchases(context: StoreContext): Purchases & Resettable {
  const { call, loadCandidates, failedPurchases, onTransaction } = context;
  const platform = { ...context.platform, journal: context.platform.journal ?? deviceJournal() };
  const registry = createPurchaseRegistry({ call, platform, loadCandidates, failedPurchases, onTransaction });
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

/** Starts a purchase of one category: reviewed, bought once, and tracked to its end. It never takes up `skipped`. */
export function startPurchase(
  { getStore }: Pick<StoreContext, 'getStore'>,
  category: string,
  skipped?: readonly PurchaseTracker[],
): PurchaseMachine {
  return getStore(createPurchases).start(category, skipped);
}

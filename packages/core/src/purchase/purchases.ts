import { effect } from '@preact/signals-core';
import type { Resettable, StoreContext } from '../stores/storeRegistry.ts';
import { createPurchaseBook, type PurchaseBook } from './book.ts';
import { deviceJournal } from './deviceJournal.ts';
import { createPurchaseMachine, type PurchaseMachine } from './machine.ts';

/** Every purchase of the agent who is signed in, open ones from before included, and the sales that begin here. */
export interface Purchases extends PurchaseBook {
  /** A sale of one category: what a purchase widget stands on. */
  start(category: string): PurchaseMachine;
}

/**
 * For `client.getStore`: follows what this agent left open, from the moment it is first used. Whoever shows an agent anything
 * uses it at once, so that a purchase of before is never forgotten.
 */
export function createPurchases(context: StoreContext): Purchases & Resettable {
  const { call, dedupe, failedPurchases, onTransaction } = context;
  const platform = { ...context.platform, journal: context.platform.journal ?? deviceJournal() };
  const book = createPurchaseBook({ call, platform, dedupe, failedPurchases, onTransaction });
  effect(() => {
    const account = context.account.value;
    if (account) book.resume(account.agentId);
  });
  effect(() => {
    context.isSending.value = book.pursuits.value.some(({ state }) => state.value.step === 'sending');
  });
  return { ...book, reset: book.stop, start: (category) => createPurchaseMachine(category, book, platform) };
}

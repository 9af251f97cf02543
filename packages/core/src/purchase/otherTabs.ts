import { effect } from '@preact/signals-core';
import type { Resettable, StoreContext } from '../stores/storeRegistry.ts';
import { createPurchases } from './purchases.ts';

/**
 * For `client.getStore`: keeps balance and lists up to date while the agent sells in another tab of this device. Each
 * purchase that another tab ends, and that this tab does not track, is asked for once. Browsers without
 * BroadcastChannel do not tell.
 */
export function createOtherTabs({
  account,
  call,
  platform,
  onTransaction,
  getStore,
}: StoreContext): Resettable {
  const { trackers } = getStore(createPurchases);
  effect(() => {
    const agent = account.value;
    if (!agent) return;
    return platform.onJournalChange(async (key) => {
      if (key === null || trackers.peek().some(({ entry }) => entry.key === key)) return;
      const outcome = await call('transaction', { params: { ref: key } });
      if (outcome.ok && account.peek() === agent) onTransaction(outcome.data);
    });
  });
  return {};
}

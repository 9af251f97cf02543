import { effect } from '@preact/signals-core';
import type { Resettable, StoreContext } from '../stores/storeRegistry.ts';
import { namesItMissing } from '../transport/problem.ts';
import { createPurchases } from './purchases.ts';

/**
 * For `client.getStore`: keeps balance and lists up to date while the agent sells in another tab of this device. Each
 * purchase that another tab ends, and that this tab does not track, is asked for once, or until the server can be
 * asked. Browsers without BroadcastChannel do not tell.
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
    const unheard = new Set<string>();
    async function ask(key: string): Promise<void> {
      const outcome = await call('transaction', { params: { ref: key } });
      if (account.peek() !== agent) return;
      if (outcome.ok) onTransaction(outcome.data);
      if (outcome.ok || namesItMissing(outcome.problem)) unheard.delete(key);
      else unheard.add(key);
    }
    const stops = [
      platform.onJournalChange((key) => {
        if (key !== null && !trackers.peek().some(({ entry }) => entry.key === key)) ask(key);
      }),
      platform.onWake(() => {
        for (const key of unheard) ask(key);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return {};
}

import { effect } from '@preact/signals-core';
import { SECOND } from '../format/duration.ts';
import { statesNotFound } from '../http/problem.ts';
import type { Resettable, StoreContext } from '../store/storeRegistry.ts';
import { transactionEndpoints } from '../transaction/endpoints.ts';
import { createPurchases } from './purchases.ts';

/** The pause between two requeries while the server can't be reached, in ms. */
const AGAIN = 10 * SECOND;

/** In ms. The tracker of this tab requeries a purchase itself; this much time is left for it. */
const TRACKER_HEAD_START = 5 * SECOND;

/**
 * Keeps balance and lists up to date while the agent buys in another tab of this device; pass it to `client.getStore`.
 * Each purchase that another tab ends is requeried until the server answers, unless this tab tracks it and has its
 * transaction. In browsers without BroadcastChannel it has no effect.
 */
export function createOtherTabs({
  account,
  call,
  platform,
  onTransaction,
  getStore,
}: StoreContext): Resettable {
  const { trackers } = getStore(createPurchases);
  const trackerOf = (key: string) => trackers.peek().find(({ entry }) => entry.key === key);
  effect(() => {
    const agent = account.value;
    if (!agent) return;
    let sleep = new AbortController();
    async function requery(key: string): Promise<void> {
      while (account.peek() === agent) {
        const result = await call(transactionEndpoints.transaction, { params: { ref: key } });
        if (account.peek() !== agent) return;
        if (result.ok) return onTransaction(result.data);
        if (statesNotFound(result.problem)) return;
        await platform.wait(AGAIN, sleep.signal);
      }
    }
    async function onEndedElsewhere(key: string): Promise<void> {
      if (trackerOf(key)) await platform.wait(TRACKER_HEAD_START);
      const tracker = trackerOf(key);
      if (!tracker || tracker.state.peek().step === 'ended-elsewhere') await requery(key);
    }
    const wake = () => {
      sleep.abort();
      sleep = new AbortController();
    };
    const stops = [
      platform.onJournalChange((key) => {
        if (key !== null) onEndedElsewhere(key);
      }),
      platform.onWake(wake),
      wake,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return {};
}

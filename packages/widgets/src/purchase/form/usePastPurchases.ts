import { type Client, recentRecipients } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { noPastPurchases, type PastPurchases } from './pastPurchases.ts';

/** As many as a thumb finds faster than typing. */
const SHOWN = 5;
const ALL = 100;

/** Read from the list that is there: nothing waits for it. */
export function usePastPurchases(client: Client, category: string, isOwn: boolean): PastPurchases {
  const { data } = useSignal(client.transactions.state);
  return useMemo(() => {
    if (!isOwn || !data) return noPastPurchases;
    const all = recentRecipients(data.items, category, ALL);
    return {
      recipients: all.slice(0, SHOWN),
      services: [...new Set(all.flatMap(({ serviceId }) => serviceId ?? []))],
    };
  }, [data, category, isOwn]);
}

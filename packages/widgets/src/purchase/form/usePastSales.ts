import { type Client, recentRecipients } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { noPastSales, type PastSales } from './pastSales.ts';

/** As many as a thumb finds faster than typing. */
const SHOWN = 5;
const ALL = 100;

/** Read from the list that is there: nothing waits for it. */
export function usePastSales(client: Client, category: string, isOwn: boolean): PastSales {
  const { data } = useSignal(client.transactions.state);
  return useMemo(() => {
    if (!isOwn || !data) return noPastSales;
    const all = recentRecipients(data.items, category, ALL);
    return {
      recipients: all.slice(0, SHOWN),
      services: [...new Set(all.flatMap(({ serviceId }) => serviceId ?? []))],
    };
  }, [data, category, isOwn]);
}
